import type { Saga } from 'redux-saga';
import { call, race, take } from 'typed-redux-saga';
import { signedOut } from '../session/sessionSlice.ts';
import { type OnFailure, safely } from './safely.ts';

/**
 * Guards a worker like `safely`, and cancels it when the session ends: a later response is not shown to the next user.
 */
export function whileSignedIn<Args extends unknown[]>(worker: Saga<Args>, onFailure: OnFailure<Args>) {
  return safely(function* untilSignOut(...args: Args) {
    yield* race({ done: call(worker, ...args), left: take(signedOut) });
  }, onFailure);
}
