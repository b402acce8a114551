import type { RemoteHost } from '@cpa/shared/remote';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { runRecovery } from './state/runRecovery.ts';

export function createRoute(host: RemoteHost) {
  runRecovery(host);
  return { Component: ForgotPasswordPage };
}
