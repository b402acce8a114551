import { type HttpClients, toApiFailure } from '@cpa/shared/http';
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
import { safely } from '@cpa/shared/store';
import { call, fork, put, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { AuthClient } from './authClient.ts';
import { fetchProfile } from './profileApi.ts';
import { reportProblem } from '../reporting/reportProblem.ts';
import { sessionCheckRequested, sessionLost, signOutRequested } from './sessionActions.ts';
import { type SessionWatch, createSessionChannel } from './sessionChannel.ts';
import { type SignOutParts, createSignOut } from './signOut.ts';

/** The API knows nobody like that any more; every other failure may pass by itself. */
const REFUSALS = new Set([401, 403, 404]);

export type SessionSagaParts = SessionWatch & SignOutParts & { auth: AuthClient; api: HttpClients };

/** Keeps the store's session true to the sign-in service and the API. */
export function createSessionSaga(parts: SessionSagaParts) {
  const { auth, api, toasts } = parts;

  return function* sessionSaga() {
    yield* takeLatest(sessionCheckRequested, safely(checkSession, failCheck));
    yield* takeLatest(profileReloadRequested, safely(loadProfile, failProfile));
    yield* takeLeading(sessionLost, safely(forgetSession, report('SESSION_END_FAILED')));
    yield* takeLeading(signOutRequested, safely(createSignOut(parts), report('SIGN_OUT_FAILED')));
    yield* fork(watchBrowser);
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
      // The service not answering is no reason to throw somebody out.
      if (wasAuthenticated && !(yield* call(auth.isReachable))) return;
      yield* put(signedOut());
      return;
    }
    const profile = yield* select(selectProfile);
    if (profile && profile.email !== session.user.email) yield* put(signedOut());
    yield* put(sessionFound({ image: session.user.image ?? null }));
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
    // The session's own cookie is out of our reach; its service takes it away.
    yield* call(auth.signOut);
  }
}

/** Nobody can tell who is looking. A page that was waiting for it goes on as for a visitor. */
function* failCheck(error: unknown) {
  reportProblem('SESSION_CHECK_FAILED', error);
  if (yield* select(selectIsSessionLoading)) yield* put(signedOut());
}

function* failProfile(error: unknown) {
  reportProblem('PROFILE_LOAD_FAILED', error);
  const failure = toApiFailure(error);
  yield* put(profileLoadFailed(failure));
  if (!REFUSALS.has(failure.status)) return;
  clearReadableCookies();
  yield* put(signedOut());
}

const report = (code: string) => (error: unknown) => reportProblem(code, error);
