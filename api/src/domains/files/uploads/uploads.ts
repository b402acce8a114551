import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import fp from 'fastify-plugin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { uploadsFolder } from './sweepUploads.ts';
import type { Upload } from './upload.ts';

/** Maximum size of one file in bytes. */
export const MAX_FILE = 5 * 1024 * 1024;
/** Maximum size of a form in bytes; larger ones are rejected before or while they are read. */
export const MAX_FORM = MAX_FILE + 1024 * 1024;
const UPLOADS_AN_HOUR = 60;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** File fields of the form, for the OpenAPI document. */
    files?: string[];
  }
  interface FastifyRequest {
    /** Temporary folder of the request, deleted with the response. */
    temporaryFolder: string | undefined;
    /** Files by field of a form that was read before the handler. */
    uploads: Partial<Record<string, Upload>> | undefined;
  }
}

/** Enables multipart forms for a plugin: rejects oversized requests early and cleans up after each request. */
export const uploads = fp(async (app: FastifyInstance) => {
  await app.register(multipart);
  app.decorateRequest('temporaryFolder', undefined);
  app.decorateRequest('uploads', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (!isForm(request)) return;
    if (Number(request.headers['content-length'] ?? 0) > MAX_FORM) throw tooLarge();
    // Also runs when the client disconnects and no response is sent.
    reply.raw.once('close', () => void forget(request));
  });
  const count = app.limitByCaller({ name: 'uploads', max: UPLOADS_AN_HOUR, window: HOUR });
  app.addHook('preParsing', async (request, reply) => {
    if (isForm(request)) await count.call(app, request, reply);
  });
});

export function tooLarge(): DomainError {
  return new DomainError(413, 'file_too_large');
}

/** Folder below the portal home. The sweep job deletes what a killed process leaves. */
export async function temporaryFolder(request: FastifyRequest): Promise<string> {
  if (request.temporaryFolder === undefined) {
    const parent = await uploadsFolder(request.server.config);
    request.temporaryFolder = await mkdtemp(join(parent, 'upload-'));
    // The client disconnected while the folder was created; no later hook runs.
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
