import type { RemoteHost } from '@cpa/shared/remote';
import { createSavedApi } from './savedApi.ts';
import { createSavedSaga } from './savedSaga.ts';

/** What every page needs that shows vacancies to be saved. */
export function startSavedVacancies({ store, api, toasts }: RemoteHost): void {
  store.runFeatureSaga('public/saving', createSavedSaga(createSavedApi(api), toasts));
}
