import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';

/** Registers a resource to close at the end. Closed in reverse order. */
export type OnClose = (close: () => Promise<unknown>) => void;

/** Time in milliseconds before a close that hangs ends the process with exit code 1. */
const CLOSE_TIMEOUT_MS = 12_000;

/**
 * Starts a server and closes the registered resources when the process receives SIGTERM, SIGINT or another terminating
 * signal, or when its parent process has exited. A failed start prints the message of its error and exits with 1.
 * `draining` is aborted first. After SIGTERM the server then serves for `DRAIN_SECONDS` (default: 0), so that load
 * balancers learn from its readiness to send requests elsewhere.
 */
export async function closeGracefully(
  start: (onClose: OnClose, draining: AbortSignal) => Promise<void>,
  printError: (error: Error) => void = ({ message }) => process.stderr.write(`${message}\n`),
): Promise<void> {
  const closers: (() => Promise<unknown>)[] = [];
  const drain = new AbortController();
  const drainMs = readDrainMs(process.env);
  const started = Number.isNaN(drainMs)
    ? Promise.reject(new Error('DRAIN_SECONDS must be a number of seconds of at most 3600.'))
    : start((close) => closers.push(close), drain.signal);
  const delay = CLOSE_TIMEOUT_MS + (drainMs || 0);
  const { close } = closeWithGrace({ delay, logger: false }, async ({ err, signal }) => {
    if (err) printError(err);
    drain.abort();
    // A signal may arrive during the start: close resources that are still opening too.
    await started.catch(() => undefined);
    if (signal === 'SIGTERM') await sleep(drainMs);
    await closeAll();
  });
  process.once('disconnect', () => close());
  try {
    await started;
  } catch (error) {
    printError(error as Error);
    await closeAll();
    process.exit(1);
  }

  async function closeAll(): Promise<void> {
    for (const closeOne of closers.toReversed()) await closeOne().catch(printError);
  }
}

/** NaN for a value that is not a number of seconds. */
function readDrainMs({ DRAIN_SECONDS }: NodeJS.ProcessEnv): number {
  const seconds = Number(DRAIN_SECONDS || 0);
  return seconds >= 0 && seconds <= 3600 ? seconds * 1000 : Number.NaN;
}
