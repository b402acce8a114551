import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Computes the SHA-256 of a file in hexadecimal. */
export const hashOfFile = async (path: string): Promise<string> => await hashOfStream(createReadStream(path));

/** Computes the SHA-256 of a stream in hexadecimal. */
export async function hashOfStream(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('hex');
}
