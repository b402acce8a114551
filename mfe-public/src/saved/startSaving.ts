import type { RemoteHost } from '@cpa/shared/remote';
import { createSavedApi } from './savedApi.ts';
import { createSavingSaga } from './savingSaga.ts';

/** What every page needs that shows vacancies to be saved. */
export function startSaving({ store, api, toasts }: RemoteHost): void {
  store.runFeatureSaga('public/saving', createSavingSaga(createSavedApi(api), toasts));
}
