import type { Saga } from 'redux-saga';
import { call, race, take } from 'typed-redux-saga';
import { signedOut } from '../session/sessionSlice.ts';
import { type OnFailure, safely } from './safely.ts';

/**
 * Guards a worker as `safely` does, and ends it with the session: what arrives after that is not shown to the next person.
 */
export function whileSignedIn<Args extends unknown[]>(worker: Saga<Args>, onFailure: OnFailure<Args>) {
  return safely(function* untilSignOut(...args: Args) {
    yield* race({ done: call(worker, ...args), left: take(signedOut) });
  }, onFailure);
}
