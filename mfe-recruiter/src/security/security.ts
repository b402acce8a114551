import {
  createSecurityApi,
  createSecuritySaga,
  createSecuritySlice,
  makePasskey,
  type SecuritySlice,
} from '@cpa/shared/account';
import type { RemoteHost } from '@cpa/shared/remote';

/** Passkeys and second step of the user. */
export const security: SecuritySlice = createSecuritySlice('recruiter');

/** Runs its saga once. */
export function runSecurity({ store, api, toasts }: Pick<RemoteHost, 'store' | 'api' | 'toasts'>): void {
  const deps = { api: createSecurityApi(api), toasts, makePasskey };
  store.runFeatureSaga('recruiter/security', createSecuritySaga(security, deps));
}
