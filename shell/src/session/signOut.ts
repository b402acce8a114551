import { type HostNavigation, type ProgressToast, type Toasts, toastText } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { clearReadableCookies, signedOut } from '@cpa/shared/session';
import { call, put } from 'typed-redux-saga';
import { text } from '../messages/texts.ts';
import type { AuthClient } from './authClient.ts';

export type SignOutParts = { auth: AuthClient; toasts: Toasts; navigation: HostNavigation };

/** The worker that signs out: server, cookies, local storage, store, in this order, and then home. */
export function createSignOut({ auth, toasts, navigation }: SignOutParts) {
  return function* signOut() {
    const toast: ProgressToast = toasts.progress(toastText('toast.signingOut'));
    let isEnded: boolean;
    try {
      ({ isEnded } = yield* call(auth.signOut));
    } catch {
      // Cookies that no script can reach are still there: it would not be true.
      toast.fail({ title: text('signOut.failed'), description: text('signOut.stillIn') });
      return;
    }
    clearReadableCookies();
    localStorage.clear();
    // Away from a page that may need a session before the session is gone.
    navigation.navigate(paths.home);
    yield* put(signedOut());
    toast.succeed({
      title: toastText('toast.signedOut'),
      ...(!isEnded && { description: text('signOut.onlyHere') }),
    });
  };
}
