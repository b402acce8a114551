import type { Saga, Task } from 'redux-saga';
import { call, delay } from 'typed-redux-saga';

/** Reports a saga that threw; `key` names the feature. */
export type SagaReport = (key: string, error: unknown) => void;

/** Delay in milliseconds before a crashed saga restarts. Doubles with each crash, up to the limit. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Runs feature sagas concurrently. Each runs once per key and restarts when it throws, so one broken saga never stops
 * another.
 */
export function createSagaSupervisor(run: (saga: Saga) => Task, report: SagaReport) {
  const tasks = new Map<string, Task>();

  return {
    /** Starts `saga` unless one already runs under `key`. */
    start(key: string, saga: Saga): void {
      if (tasks.get(key)?.isRunning()) return;
      tasks.set(
        key,
        run(() => keepRunning(key, saga, report)),
      );
    },
  };
}

function* keepRunning(key: string, saga: Saga, report: SagaReport) {
  let pause = FIRST_PAUSE_MS;
  for (;;) {
    try {
      yield* call(saga);
      return;
    } catch (error) {
      report(key, error);
    }
    yield* delay(pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}
