import { errorText } from '@cpa/shared/http';
import { type HostNavigation, type ProgressToast, type Toasts, toastText } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { clearReadableCookies, signedOut } from '@cpa/shared/session';
import { call, put } from 'typed-redux-saga';
import type { AuthClient } from './authClient.ts';

export type SignOutParts = { auth: AuthClient; toasts: Toasts; navigation: HostNavigation };

/** The worker that signs out: server, cookies, local storage, store, in this order, and then home. */
export function createSignOut({ auth, toasts, navigation }: SignOutParts) {
  return function* signOut() {
    const toast: ProgressToast = toasts.progress(toastText('toast.signingOut'));
    try {
      yield* call(auth.signOut);
    } catch (error) {
      toast.fail({ title: errorText(error) });
      return;
    }
    clearReadableCookies();
    localStorage.clear();
    // Away from a page that may need a session before the session is gone.
    navigation.navigate(paths.home);
    yield* put(signedOut());
    toast.succeed({ title: toastText('toast.signedOut') });
  };
}
