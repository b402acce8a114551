import { join } from 'node:path';
import { startLimited } from '../../../platform/security/startLimited.ts';
import type { ReadRequest, ReadResponse } from './textReader.ts';

/** Milliseconds until the reader is killed. */
const DEADLINE_MS = 20_000;
const LIMITS = { heapMb: 256, memoryKb: 1_200_000 };

/**
 * Reads the text of a PDF or Word document in a child process with limited memory and time.
 * @returns null for a file that cannot be read within the limits.
 */
export async function readDocumentText(
  request: ReadRequest,
  deadlineMs = DEADLINE_MS,
): Promise<string | null> {
  const child = startLimited(join(import.meta.dirname, 'textReader.ts'), LIMITS);
  const done = Promise.withResolvers<ReadResponse>();
  const fail = (): void => done.resolve({ text: null });
  const deadline = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
  child.once('message', done.resolve).once('exit', fail).once('error', fail);
  child.send(request, (error) => error && fail());
  const { text } = await done.promise;
  clearTimeout(deadline);
  child.kill('SIGKILL');
  return text;
}
