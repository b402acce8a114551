import { type HttpClients, toApiErrorData } from '@cpa/shared/http';
import {
  clearReadableCookies,
  profileLoadFailed,
  profileLoaded,
  profileReloadRequested,
  selectIsAuthenticated,
  selectIsSessionLoading,
  selectProfile,
  sessionFound,
  signedOut,
} from '@cpa/shared/session';
import { toastText } from '@cpa/shared/remote';
import { clearPersonalValues, safely } from '@cpa/shared/store';
import { call, fork, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { AuthClient } from './authCalls.ts';
import { fetchProfile } from './profileApi.ts';
import { reportProblem } from '../reporting/reportProblem.ts';
import { sessionCheckRequested, sessionEnded, sessionLost, signOutRequested } from './sessionActions.ts';
import { type SessionWatch, createSessionChannel } from './sessionChannel.ts';
import { type SignOutParts, createSignOut, leaveSession } from './signOut.ts';

/** Statuses that mean the session is invalid; other failures are temporary. */
const REFUSALS = new Set([401, 403, 404]);

export type SessionSagaParts = SessionWatch &
  SignOutParts & {
    auth: AuthClient;
    api: HttpClients;
    /** Delays the first check. Default: no delay. */
    beforeFirstCheck?: (() => Promise<void>) | undefined;
  };

/** Synchronises the store's session with the sign-in service and the API. */
export function createSessionSaga(parts: SessionSagaParts) {
  const { auth, api, toasts, navigation } = parts;

  return function* sessionSaga() {
    yield* takeLatest(sessionCheckRequested, safely(checkSession, failCheck));
    yield* takeLatest(profileReloadRequested, safely(loadProfile, failProfile));
    yield* takeLeading(sessionLost, safely(forgetSession, report('SESSION_END_FAILED')));
    yield* takeLeading(sessionEnded, safely(leave, report('SESSION_END_FAILED')));
    yield* takeLeading(signOutRequested, safely(createSignOut(parts), report('SIGN_OUT_FAILED')));
    yield* fork(watchBrowser);
    if (parts.beforeFirstCheck) {
      const due = call(parts.beforeFirstCheck);
      const { asked } = yield* race({ due, asked: take(sessionCheckRequested) });
      if (asked) return;
    }
    yield* put(sessionCheckRequested({ isAfterSignIn: false }));
  };

  function* watchBrowser() {
    const channel = yield* call(createSessionChannel, parts);
    try {
      for (;;) {
        yield* take(channel);
        yield* put(sessionCheckRequested({ isAfterSignIn: false }));
      }
    } finally {
      channel.close();
    }
  }

  function* checkSession({ payload }: ReturnType<typeof sessionCheckRequested>) {
    const session = yield* call(auth.getSession, { broadcast: payload.isAfterSignIn });
    const wasAuthenticated = yield* select(selectIsAuthenticated);
    if (!session?.user) {
      // Keep the session while the sign-in service does not respond.
      if (wasAuthenticated && !(yield* call(auth.isReachable))) return;
      // A known visitor stays one: `signedOut` resets every slice.
      const isNews = wasAuthenticated || payload.isAfterSignIn || (yield* select(selectIsSessionLoading));
      // Signed out in another tab.
      if (wasAuthenticated) clearPersonalValues();
      if (isNews) yield* put(signedOut());
      return;
    }
    const profile = yield* select(selectProfile);
    if (profile && profile.email !== session.user.email) yield* put(signedOut());
    yield* put(sessionFound({ image: session.user.image ?? null, name: session.user.name ?? null }));
    if (payload.isAfterSignIn || !(yield* select(selectProfile))) yield* put(profileReloadRequested());
  }

  function* loadProfile() {
    yield* put(profileLoaded(yield* call(fetchProfile, api)));
  }

  function* forgetSession() {
    const wasAuthenticated = yield* select(selectIsAuthenticated);
    clearReadableCookies();
    if (wasAuthenticated) toasts.error({ title: toastText('toast.sessionLost') });
    yield* put(signedOut());
    yield* call(endSession);
  }

  function* leave() {
    yield* call(leaveSession, navigation);
    yield* call(endSession);
  }

  function* failProfile(error: unknown) {
    reportProblem('PROFILE_LOAD_FAILED', error);
    const failure = toApiErrorData(error);
    yield* put(profileLoadFailed(failure));
    if (!REFUSALS.has(failure.status)) return;
    clearReadableCookies();
    yield* put(signedOut());
    yield* call(endSession);
  }

  /** The sign-in service clears the HttpOnly cookies. */
  function* endSession() {
    try {
      yield* call(auth.signOut);
    } catch (error) {
      reportProblem('SESSION_END_FAILED', error);
    }
  }
}

/** Treats the user as a visitor when the first check fails. */
function* failCheck(error: unknown) {
  reportProblem('SESSION_CHECK_FAILED', error);
  if (yield* select(selectIsSessionLoading)) yield* put(signedOut());
}

const report = (code: string) => (error: unknown) => reportProblem(code, error);
