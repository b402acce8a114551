import { safely } from '@cpa/shared/store';
import { paths } from '@cpa/shared/routing';
import type { Action } from 'redux';
import { type SagaGenerator, call, put, race, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { AuthClient, ProofResult } from '../../session/authCalls.ts';
import { events } from './authSlice.ts';

type Options = {
  auth: Pick<AuthClient, 'signInWithPasskey' | 'pendingStep' | 'passSecondStep'>;
  /** Goes on after a sign-in, or shows why it failed. */
  finish: (result: ProofResult, to: string | null) => SagaGenerator<void>;
};

/** Signs in with a passkey, and finishes sign-ins with their second step. */
export function createProofSaga({ auth, finish }: Options) {
  let isRequested = false;

  return function* proofSaga() {
    yield* takeLatest(startsPasskey, safely(usePasskey, failPasskey));
    yield* takeLatest(events.stepOpened, safely(loadWays, failProof));
    yield* takeLeading(events.stepSubmitted, safely(passStep, failProof));
  };

  /** The offer follows the form by a moment, and must not end a request that was faster. */
  function startsPasskey(action: Action): boolean {
    return events.passkeyRequested.match(action) || (events.passkeyOffered.match(action) && !isRequested);
  }

  /** An offer lasts until the form is left: a pending one blocks the next passkey in this tab. */
  function* usePasskey({
    type,
    payload,
  }: ReturnType<typeof events.passkeyRequested | typeof events.passkeyOffered>) {
    const ending = new AbortController();
    const { to } = payload;
    const isAutofill = events.passkeyOffered.match({ type });
    isRequested = !isAutofill;
    try {
      const request = { to: to ?? '/', isAutofill, signal: ending.signal };
      const { result } = yield* race({
        result: call(auth.signInWithPasskey, request),
        left: take(events.passkeyOfferEnded),
      });
      if (result && (result.isSignedIn || result.error !== null || !isAutofill)) yield* finish(result, to);
    } finally {
      isRequested = false;
      ending.abort();
    }
  }

  function* loadWays() {
    const ways = yield* call(auth.pendingStep);
    yield* put(ways ? events.stepLoaded(ways) : events.signInFailed({ error: 'SecondStepExpired' }));
  }

  function* passStep({ payload: { to, ...proof } }: ReturnType<typeof events.stepSubmitted>) {
    yield* finish(yield* call(auth.passSecondStep, { ...proof, to: to ?? paths.login }), to);
  }
}

/** An offer that cannot be made is none: the form says nothing of it. */
function* failPasskey(_error: unknown, action: Action) {
  if (!events.passkeyOffered.match(action)) yield* failProof();
}

function* failProof() {
  yield* put(events.signInFailed({ error: 'ServiceUnavailable' }));
}
