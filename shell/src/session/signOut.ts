import { type HostNavigation, type ProgressToast, type Toasts, toastText } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { clearReadableCookies, signedOut } from '@cpa/shared/session';
import { clearPersonalValues, storageAreas } from '@cpa/shared/store';
import { call, put } from 'typed-redux-saga';
import { text } from '../messages/texts.ts';
import type { AuthClient } from './authCalls.ts';

export type SignOutParts = { auth: AuthClient; toasts: Toasts; navigation: HostNavigation };

/** Signs out: sign-in service, cookies, local storage, navigation to the home page, store, in this order. */
export function createSignOut({ auth, toasts, navigation }: SignOutParts) {
  return function* signOut() {
    const toast: ProgressToast = toasts.progress(toastText('toast.signingOut'));
    let isEnded: boolean;
    try {
      ({ isEnded } = yield* call(auth.signOut));
    } catch {
      // The HttpOnly cookies are still there.
      toast.fail({ title: text('signOut.failed'), description: text('signOut.stillIn') });
      return;
    }
    yield* call(leaveSession, navigation);
    toast.succeed({
      title: toastText('toast.signedOut'),
      ...(!isEnded && { description: text('signOut.onlyHere') }),
    });
  };
}

/** Clears what the session left in this browser, in the order that the pages need. */
export function* leaveSession(navigation: HostNavigation) {
  clearReadableCookies();
  storageAreas.local.clear();
  // Leave a page that may require a session before the session ends.
  navigation.navigate(paths.home);
  yield* put(signedOut());
  clearPersonalValues();
}
