import type { FastifyRequest } from 'fastify';
import { DomainError, invalidField } from '../../../platform/errors/domainError.ts';
import { scanFile } from '../../../platform/security/scanFile.ts';
import type { Upload } from './upload.ts';

/**
 * Scans an upload when `CLAMAV_URL` is set. Accepts no file while the scanner is down.
 * @throws DomainError 422 for an infected file, 503 without a response of the scanner.
 */
export async function rejectVirus(
  { server, log }: FastifyRequest,
  { field, path }: Pick<Upload, 'field' | 'path'>,
): Promise<void> {
  const { clamavUrl } = server.config;
  if (clamavUrl === undefined) return;
  const virus = await scanFile(clamavUrl, path).catch((error: unknown) => {
    log.error({ err: error }, 'an upload could not be scanned');
    throw new DomainError(503, 'scan_unavailable');
  });
  if (virus === undefined) return;
  log.warn({ virus, field }, 'an infected upload was rejected');
  throw invalidField(field, 'virus_found');
}
