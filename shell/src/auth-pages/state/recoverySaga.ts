import { errorText, toApiErrorData } from '@cpa/shared/http';
import { type HostNavigation, type Toasts, toastText } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { profileReloadRequested, selectIsAuthenticated } from '@cpa/shared/session';
import { call, delay, put, race, select, take, takeLeading } from 'typed-redux-saga';
import type { RecoveryApi } from './recoveryApi.ts';
import { events } from './recoverySlice.ts';

export type RecoveryParts = { api: RecoveryApi; toasts: Toasts; navigation: HostNavigation };

/** Milliseconds between the password reset and the redirect to sign-in. */
const REDIRECT_MS = 2000;

/** Requests the reset link and resets the password. */
export function createRecoverySaga({ api, toasts, navigation }: RecoveryParts) {
  return function* recoverySaga() {
    yield* takeLeading(events.resetLinkRequested, sendLink);
    yield* takeLeading(events.passwordSubmitted, reset);
  };

  function* sendLink({ payload: { email } }: ReturnType<typeof events.resetLinkRequested>) {
    yield* call(
      withToast,
      toastText('toast.resetLinkSending'),
      toastText('toast.resetLinkSent', { email }),
      () => api.sendResetLink(email),
    );
  }

  function* reset({ payload: { token, password } }: ReturnType<typeof events.passwordSubmitted>) {
    const isReset = yield* call(
      withToast,
      toastText('toast.passwordResetting'),
      toastText('toast.passwordReset'),
      () => api.resetPassword(token, password),
    );
    if (!isReset) return;
    // The reset ended every session of the account, possibly also this one.
    if (yield* select(selectIsAuthenticated)) yield* put(profileReloadRequested());
    const { isLeft } = yield* race({ isDue: delay(REDIRECT_MS), isLeft: take(events.recoveryLeft) });
    if (!isLeft) navigation.navigate(paths.login);
  }

  /** Runs a request under a progress toast. Returns true when it succeeds. */
  function* withToast(working: string, done: string, run: () => Promise<unknown>) {
    const toast = toasts.progress(working);
    try {
      yield* call(run);
    } catch (error) {
      const failure = toApiErrorData(error);
      const [first] = Object.values(failure.errors).flat();
      toast.fail({ title: first ?? errorText(error) });
      yield* put(events.recoveryFailed(failure));
      return false;
    }
    toast.succeed({ title: done });
    yield* put(events.recoverySucceeded());
    return true;
  }
}
