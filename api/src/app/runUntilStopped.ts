const END_WITHIN_MS = 12_000;

/** Registers a clean-up function; they run in reverse order. */
export type AtEnd = (close: () => Promise<unknown>) => void;

/**
 * Starts the process and runs all clean-up functions on SIGTERM, SIGINT, SIGHUP or the end of the parent process. A
 * failed start prints its reason and exits with 1.
 */
export async function runUntilStopped(start: (atEnd: AtEnd) => Promise<void>): Promise<void> {
  const closers: (() => Promise<unknown>)[] = [];
  const started = start((close) => closers.push(close));
  let isEnding = false;

  const end = async (code: number): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), END_WITHIN_MS).unref();
    // A signal during the start: also close what is being opened.
    await started.catch(() => undefined);
    for (const close of closers.toReversed()) await close().catch(complain);
    process.exit(code);
  };

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  process.on('disconnect', () => void end(0));
  try {
    await started;
  } catch (error) {
    complain(error as Error);
    await end(1);
  }
}

function complain(error: Error): void {
  process.stderr.write(`${error.message}\n`);
}
