import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import fp from 'fastify-plugin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { uploadsFolder } from './sweepUploads.ts';
import type { Upload } from './upload.ts';

/** Bytes of one file. */
export const MAX_FILE = 5 * 1024 * 1024;
/** Bytes of a form with its file: more is refused before, or while, it is read. */
export const MAX_FORM = MAX_FILE + 1024 * 1024;
const UPLOADS_AN_HOUR = 60;

declare module 'fastify' {
  interface FastifyRequest {
    /** A folder for what is being received; it goes with the answer. */
    temporaryFolder: string | undefined;
    /** The file of a form that was received before the handler. */
    upload: Upload | undefined;
  }
}

/**
 * For a module that takes files: understands multipart forms, refuses those that announce too much before anything
 * is read, and cleans up after each call, however it ends.
 */
export const uploads = fp(async (app: FastifyInstance) => {
  await app.register(multipart);
  app.decorateRequest('temporaryFolder', undefined);
  app.decorateRequest('upload', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (!isForm(request)) return;
    if (Number(request.headers['content-length'] ?? 0) > MAX_FORM) throw tooLarge();
    // Also when the other side has gone and nothing is answered any more.
    reply.raw.once('close', () => void forget(request));
  });
  const count = app.limitByCaller({
    max: UPLOADS_AN_HOUR,
    window: HOUR,
  });
  app.addHook('preParsing', async (request, reply) => {
    if (isForm(request)) await count.call(app, request, reply);
  });
});

export function tooLarge(): DomainError {
  return new DomainError(413, 'too_large', 'What you sent is too large: a file may have 5 MB.');
}

/** Below the portal's home. What a killed process leaves there is swept by the job. */
export async function temporaryFolder(request: FastifyRequest): Promise<string> {
  if (request.temporaryFolder === undefined) {
    const parent = await uploadsFolder(request.server.config);
    request.temporaryFolder = await mkdtemp(join(parent, 'upload-'));
    // It went while the folder was made: nobody will say so again.
    if (request.raw.destroyed && !request.raw.complete) await forget(request);
  }
  return request.temporaryFolder;
}

async function forget(request: FastifyRequest): Promise<void> {
  if (request.temporaryFolder === undefined) return;
  await rm(request.temporaryFolder, { recursive: true, force: true });
}

function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;
}
