import type { RemoteHost } from '@cpa/shared/remote';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import { runRecovery } from './state/runRecovery.ts';

export function createRoute(host: RemoteHost) {
  runRecovery(host);
  return { Component: ResetPasswordPage };
}
