import type { FastifyRequest } from 'fastify';
import { DomainError, invalidField } from '../../../platform/errors/domainError.ts';
import { receiveForm } from './receiveForm.ts';
import type { Upload } from './upload.ts';

/** Reads a multipart form that contains exactly one file. @throws DomainError for any other form. */
export async function receiveFile(request: FastifyRequest, field: string): Promise<Upload> {
  if (!request.isMultipart()) {
    throw new DomainError(415, 'not_multipart', 'Please send the file in a multipart form.');
  }
  const { fields, upload } = await receiveForm(request, field);
  if (fields[0]) throw invalidField(fields[0][0], 'This field does not exist. Leave it out.');
  if (!upload) throw invalidField(field, 'Please choose a file.');
  return upload;
}
