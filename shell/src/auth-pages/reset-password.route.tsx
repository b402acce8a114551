import { toApiErrorData } from '@cpa/shared/http';
import type { RemoteHost } from '@cpa/shared/remote';
import type { ResetLink } from './model/resetLink.ts';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import { createRecoveryApi } from './state/recoveryApi.ts';
import { runRecovery } from './state/runRecovery.ts';

export function createRoute(host: RemoteHost) {
  runRecovery(host);
  const api = createRecoveryApi(host.api);
  return {
    /** Checks the link, so that no one types a password for a link that does not work. */
    loader: async ({ request }: { request: Request }): Promise<ResetLink> => {
      const token = new URL(request.url).searchParams.get('token');
      if (!token) return { isSpent: false };
      try {
        await api.checkResetLink(token);
        return { isSpent: false };
      } catch (error) {
        // Without a decision the form is shown, and the server decides when it is sent.
        return { isSpent: toApiErrorData(error).status === 400 };
      }
    },
    // The link is used up when the form is sent.
    shouldRevalidate: () => false,
    Component: ResetPasswordPage,
  };
}
