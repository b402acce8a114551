import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { invalidField, type DomainError } from '../../../platform/errors/domainError.ts';
import type { Upload } from '../uploads/upload.ts';
import { boundImage } from './boundImage.ts';
import { decodeInChild } from './decodePool.ts';
import { formatOf } from './imageFormats.ts';
import type { ImageKind } from './imageWidths.ts';

export interface EncodedImage {
  /** Content hash of the upload: 16 hexadecimal digits. */
  hash: string;
  files: { name: string; bytes: Buffer; mediaType: string }[];
}

/**
 * Bounds what the image may unpack to, then decodes it completely in a child process and re-encodes it without metadata
 * or trailing data: WebP in each width, and one JPEG for clients without WebP. @throws DomainError 422 that names the
 * field, 503 while too many images wait.
 */
export async function encodeImage(
  { field, path, fileName }: Omit<Upload, 'size'>,
  kind: ImageKind = 'logos',
): Promise<EncodedImage> {
  const sent = await readFile(path);
  const format = formatOf(fileName, sent);
  if (!format) throw invalidField(field, 'not_picture');
  const bound = boundImage(format, sent);
  if (typeof bound === 'string') throw rejected(field, bound);
  const response = await decodeInChild({ bytes: bound.bytes, format, kind });
  if ('rejected' in response) throw rejected(field, response.rejected);
  return {
    hash: createHash('sha256').update(sent).digest('hex').slice(0, 16),
    files: response.files.map(({ bytes, ...file }) => ({ ...file, bytes: Buffer.from(bytes) })),
  };
}

function rejected(field: string, reason: keyof typeof CODES): DomainError {
  return invalidField(field, CODES[reason]);
}

const CODES = {
  unreadable: 'picture_unreadable',
  moves: 'picture_moves',
  'too large': 'picture_too_large',
} as const;
