import type { RemoteHost } from '@cpa/shared/remote';
import { createSearchAlertApi } from '../features/search-alert/api/searchAlertApi.ts';
import { createFollowedCompaniesSaga } from '../features/search-alert/state/followedCompaniesSaga.ts';
import { createSearchAlertSaga } from '../features/search-alert/state/searchAlertSaga.ts';

/** Starts what the buttons that follow a company need. */
export function startFollowing({ api, store, toasts }: RemoteHost): void {
  const alertApi = createSearchAlertApi(api);
  store.runFeatureSaga('public/search-alert', createSearchAlertSaga(alertApi));
  store.runFeatureSaga('public/followed-companies', createFollowedCompaniesSaga(alertApi, toasts));
}
