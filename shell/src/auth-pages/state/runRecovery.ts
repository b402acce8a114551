import type { RemoteHost } from '@cpa/shared/remote';
import { createRecoveryApi } from './recoveryApi.ts';
import { createRecoverySaga } from './recoverySaga.ts';

/** Runs the password-reset saga once. */
export function runRecovery({ store, api, toasts, navigation }: RemoteHost): void {
  store.runFeatureSaga(
    'shell/recovery',
    createRecoverySaga({ api: createRecoveryApi(api), toasts, navigation }),
  );
}
