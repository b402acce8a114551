import type { Saga, Task } from 'redux-saga';
import { call, delay } from 'typed-redux-saga';

/** Tells of a saga that threw; `key` names the feature. */
export type SagaReport = (key: string, error: unknown) => void;

/** Milliseconds before a crashed feature saga starts again; doubles with each crash, up to the limit. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Runs feature sagas side by side. Each has a key, runs once however often it is asked for, and is started
 * again when it throws, so one broken saga never silences another.
 */
export function createSagaSupervisor(run: (saga: Saga) => Task, report: SagaReport) {
  const tasks = new Map<string, Task>();

  return {
    /** Starts `saga` under `key` unless it runs already. */
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
