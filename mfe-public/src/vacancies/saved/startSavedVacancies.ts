import type { RemoteHost } from '@cpa/shared/remote';
import { createSavedApi } from './savedApi.ts';
import { createSavedSaga } from './savedSaga.ts';

/** Starts the saga for saved vacancies. */
export function startSavedVacancies({ store, api, toasts }: RemoteHost): void {
  store.runFeatureSaga('public/saving', createSavedSaga(createSavedApi(api), toasts));
}
