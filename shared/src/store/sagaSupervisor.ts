import type { Saga, Task } from 'redux-saga';
import { all, call, delay } from 'typed-redux-saga';

/** Reports a saga that threw; `key` names the feature. */
export type SagaReport = (key: string, error: unknown) => void;

/** Called with the key of a crashed saga that runs again. */
export type SagaRestarted = (key: string) => void;

/**
 * Delay in milliseconds before a crashed saga restarts. Doubles with each crash, up to the limit; begins again after the
 * saga has run for that long.
 */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Runs feature sagas concurrently. Each runs once per key and restarts when it throws, so one broken saga never stops
 * another.
 */
export function createSagaSupervisor(
  run: (saga: Saga) => Task,
  { report, restarted }: { report: SagaReport; restarted: SagaRestarted },
) {
  const tasks = new Map<string, Task>();

  return {
    /** Starts `saga` unless one already runs under `key`. */
    start(key: string, saga: Saga): void {
      if (tasks.get(key)?.isRunning()) return;
      tasks.set(
        key,
        run(() => keepRunning(key, saga, report, restarted)),
      );
    },
  };
}

function* keepRunning(key: string, saga: Saga, report: SagaReport, restarted: SagaRestarted) {
  let pause = FIRST_PAUSE_MS;
  for (let runs = 0; ; runs++) {
    const startedAt = Date.now();
    try {
      // The saga waits for actions when `restarted` is called, which may dispatch some.
      yield* all(runs === 0 ? [call(saga)] : [call(saga), call(restarted, key)]);
      return;
    } catch (error) {
      report(key, error);
    }
    if (Date.now() - startedAt > LONGEST_PAUSE_MS) pause = FIRST_PAUSE_MS;
    yield* delay(pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}
