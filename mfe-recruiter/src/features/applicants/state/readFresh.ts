import { call, race, take } from 'typed-redux-saga';
import { statusChanged } from './applicantEvents.ts';

/**
 * Reads, and reads again when a status was confirmed meanwhile: the first answer may be older than the
 * confirmation and would turn it back on screen.
 */
export function* readFresh<T>(read: () => Promise<T>) {
  for (;;) {
    const { answer } = yield* race({ answer: call(read), outdated: take(statusChanged) });
    if (answer !== undefined) return answer;
  }
}
