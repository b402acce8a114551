import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError, invalidField } from '../../../platform/errors/domainError.ts';
import { rejectVirus } from './rejectVirus.ts';
import type { Upload } from './upload.ts';
import { MAX_FILE, MAX_FORM, temporaryFolder, tooLarge } from './uploads.ts';

/** Fields are truncated beyond any length that a schema accepts. */
const LIMITS = {
  parts: 80,
  fields: 80,
  files: 2,
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  fileSize: MAX_FILE,
};

export interface ReceivedForm {
  fields: [name: string, value: string][];
  /** The first file. */
  upload: Upload | undefined;
  /** Files by field. */
  uploads: Partial<Record<string, Upload>>;
}

/**
 * Reads a multipart form with at most one file in each of the file fields. An empty file field, which browsers send as
 * a file of 0 bytes without a name, counts as no file. @throws DomainError: 413 for too large, 400 for malformed or
 * truncated, 422 for an empty or infected file and a file in another field, 503 while the virus scanner is down.
 */
export async function receiveForm(request: FastifyRequest, ...fileFields: string[]): Promise<ReceivedForm> {
  try {
    return await Promise.race([readParts(request, fileFields), tooMuch(request)]);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 413) throw tooLarge();
    throw statusCode === undefined ? cutShort() : error;
  }
}

async function readParts(request: FastifyRequest, fileFields: string[]): Promise<ReceivedForm> {
  const fields: ReceivedForm['fields'] = [];
  const uploads: ReceivedForm['uploads'] = {};
  let files = 0;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field') {
      fields.push([part.fieldname, typeof part.value === 'string' ? part.value : JSON.stringify(part.value)]);
      continue;
    }
    files += 1;
    const received = await save(part, join(await temporaryFolder(request), `file-${files}`));
    if (received.size === 0 && !received.fileName) continue;
    const isKnown = fileFields.includes(part.fieldname);
    if (!isKnown || uploads[part.fieldname]) {
      throw invalidField(part.fieldname, isKnown ? 'one_file_only' : 'file_not_taken');
    }
    if (received.size === 0) throw invalidField(part.fieldname, 'file_empty');
    await rejectVirus(request, received);
    uploads[part.fieldname] = received;
  }
  return { fields, upload: Object.values(uploads)[0], uploads };
}

async function save(part: MultipartFile, path: string): Promise<Upload> {
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  // When the client disconnects, the folder may be gone; an unhandled stream error would end the process.
  file.on('error', () => undefined);
  await pipeline(part.file, file);
  if (part.file.truncated) throw tooLarge();
  return { field: part.fieldname, path, size: file.bytesWritten, fileName: part.filename };
}

/** Counts received bytes, including parts that are ignored. Only ever rejects. */
async function tooMuch({ raw }: FastifyRequest): Promise<never> {
  return await new Promise((_resolve, reject) => {
    let received = 0;
    raw.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > MAX_FORM) {
        raw.unpipe();
        raw.pause();
        reject(tooLarge());
      }
    });
  });
}

function cutShort(): DomainError {
  return new DomainError(400, 'broken_form');
}
