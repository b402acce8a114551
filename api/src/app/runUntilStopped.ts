const END_WITHIN_MS = 12_000;

/** Names something to close at the end; what was opened last is closed first. */
export type AtEnd = (close: () => Promise<unknown>) => void;

/**
 * Starts, and closes everything in order on SIGTERM, SIGINT, SIGHUP, or when the process that started this one has
 * gone. A start that fails says why in a sentence and ends with 1.
 */
export async function runUntilStopped(start: (atEnd: AtEnd) => Promise<void>): Promise<void> {
  const closers: (() => Promise<unknown>)[] = [];
  const started = start((close) => closers.push(close));
  let isEnding = false;

  const end = async (code: number): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), END_WITHIN_MS).unref();
    // A signal in the middle of the start: what is being opened must be closed too.
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
