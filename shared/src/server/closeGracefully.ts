import closeWithGrace from 'close-with-grace';

/** Registers something to close at the end. Closed in reverse order. */
export type OnClose = (close: () => Promise<unknown>) => void;

/** Time in milliseconds before a close that hangs ends the process with exit code 1. */
const CLOSE_TIMEOUT_MS = 12_000;

/**
 * Starts a server and closes what it registered when the process receives SIGTERM, SIGINT or another terminating
 * signal, or when the process that started it has gone. A failed start prints the message of its error and exits
 * with 1.
 */
export async function closeGracefully(
  start: (onClose: OnClose) => Promise<void>,
  printError: (error: Error) => void = ({ message }) => process.stderr.write(`${message}\n`),
): Promise<void> {
  const closers: (() => Promise<unknown>)[] = [];
  const started = start((close) => closers.push(close));
  const { close } = closeWithGrace({ delay: CLOSE_TIMEOUT_MS, logger: false }, async ({ err }) => {
    if (err) printError(err);
    // A signal may arrive during the start: close what it is still opening too.
    await started.catch(() => undefined);
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
