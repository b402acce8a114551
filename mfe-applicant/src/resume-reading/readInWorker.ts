import { TrustedWorker } from '../cv/worker/TrustedWorker.ts';
import type { ImportResult, ImportSource } from './importSource.ts';

/** Milliseconds after which a file counts as unreadable. A long resume takes less than one second on a phone. */
const READING_DEADLINE = 15_000;

/** Reads an untrusted file in a separate worker, which ends with the result or at the deadline. */
export async function readInWorker(source: ImportSource): Promise<ImportResult> {
  const { worker } = new TrustedWorker(new URL('./import.worker.ts', import.meta.url));
  const result = new Promise<ImportResult>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ImportResult>) => resolve(data));
    // An error of the code has a message; a script that could not be loaded has none.
    worker.addEventListener('error', (event: object) =>
      resolve({ refusal: 'message' in event ? 'unknown' : 'unloaded' }),
    );
    worker.postMessage(source, []);
  });
  try {
    return await untilDeadline(result);
  } finally {
    worker.terminate();
  }
}

/** Resolves with a refusal when the result is late. */
export async function untilDeadline<Result>(
  result: Promise<Result>,
): Promise<Result | { refusal: 'unknown' }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ refusal: 'unknown' }>((resolve) => {
    timer = setTimeout(resolve, READING_DEADLINE, { refusal: 'unknown' });
  });
  return await Promise.race([result, late]).finally(() => clearTimeout(timer));
}
