import type { RemoteHost } from '@cpa/shared/remote';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';
import { outcomeText, type VerifyOutcome, verifyEmail } from './model/verifyEmail.ts';

type Options = Pick<RemoteHost, 'api' | 'session' | 'toasts'>;

export function createRoute({ api, session, toasts }: Options) {
  const verify = async ({ request }: { request: Request }): Promise<VerifyOutcome> => {
    const outcome = await verifyEmail(api, new URL(request.url).searchParams.get('token'));
    const { isVerified } = outcome;
    toasts[isVerified ? 'success' : 'error']({ title: outcomeText(outcome) });
    if (isVerified) session.reloadProfile();
    return outcome;
  };
  return {
    /** Verifies at once for a signed-in user; otherwise asks first, because mail scanners open links too. */
    loader: async ({ request }: { request: Request }) => {
      const isComplete = new URL(request.url).searchParams.has('token');
      return !isComplete || (await isSignedIn(session, request)) ? await verify({ request }) : null;
    },
    /** Verifies with the button of the page. */
    action: verify,
    // The link works once: no revalidation.
    shouldRevalidate: () => false,
    Component: VerifyEmailPage,
  };
}

async function isSignedIn(session: RemoteHost['session'], request: Request): Promise<boolean> {
  try {
    await session.require(request);
    return true;
  } catch (error) {
    if (error instanceof Response) return false;
    throw error;
  }
}
