import type { FastifyRequest } from 'fastify';
import { DomainError, invalidField } from '../../../platform/errors/domainError.ts';
import { receiveForm } from './receiveForm.ts';
import type { Upload } from './upload.ts';

/** Reads a multipart form that contains exactly one file. @throws DomainError for any other form. */
export async function receiveFile(request: FastifyRequest, field: string): Promise<Upload> {
  if (!request.isMultipart()) {
    throw new DomainError(415, 'not_multipart');
  }
  const { fields, upload } = await receiveForm(request, field);
  if (fields[0]) throw invalidField(fields[0][0], 'unknown_field');
  if (!upload) throw invalidField(field, 'file_missing');
  return upload;
}
