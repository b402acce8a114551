import { Worker } from 'node:worker_threads';

/** Progress of one test file, or the end of the whole run. */
export type Progress = { path: string; test?: string; isDone?: boolean } | 'run complete';

type TestFile = { path: string };
type TestCase = { fullName: string };
type Options = { timeoutMs?: number };

/** Above `testTimeout`, so that Jest reports a test that hangs, and the watchdog what Jest cannot end. */
const TIMEOUT_MS = 55_000;

/**
 * Jest reporter that kills the run when a test file makes no progress, for example in an endless loop or a module that
 * never finishes loading, and when the process does not exit after the last test. The timer runs in a thread, because
 * a test in the main process can block the main thread.
 */
export default class WatchdogReporter {
  readonly #thread: Worker;

  constructor(_config: unknown, { timeoutMs = TIMEOUT_MS }: Options = {}) {
    this.#thread = new Worker(new URL('./watchdogThread.ts', import.meta.url), { workerData: timeoutMs });
    this.#thread.unref();
  }

  onTestFileStart({ path }: TestFile): void {
    this.#report({ path });
  }

  onTestCaseStart({ path }: TestFile, { fullName }: TestCase): void {
    this.#report({ path, test: fullName });
  }

  onTestCaseResult({ path }: TestFile): void {
    this.#report({ path });
  }

  onTestFileResult({ path }: TestFile): void {
    this.#report({ path, isDone: true });
  }

  onRunComplete(): void {
    this.#report('run complete');
  }

  #report(progress: Progress): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
    this.#thread.postMessage(progress);
  }
}
