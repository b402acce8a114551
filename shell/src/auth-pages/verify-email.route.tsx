import type { RemoteHost } from '@cpa/shared/remote';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';
import { verifyEmail } from './model/verifyEmail.ts';

export function createRoute({ api, session, toasts }: RemoteHost) {
  return {
    loader: async ({ request }: { request: Request }) => {
      const outcome = await verifyEmail(api, new URL(request.url).searchParams.get('token'));
      if (outcome.isVerified) {
        toasts.success({ title: outcome.text });
        session.reloadProfile();
      } else {
        toasts.error({ title: outcome.text });
      }
      return outcome;
    },
    // The link works once: no revalidation.
    shouldRevalidate: () => false,
    Component: VerifyEmailPage,
  };
}
