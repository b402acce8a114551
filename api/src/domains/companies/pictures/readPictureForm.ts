import type { FastifyRequest } from 'fastify';
import { DomainError, invalidField } from '../../../platform/errors/domainError.ts';
import { receiveForm } from '../../files/uploads/receiveForm.ts';

/** preValidation hook that reads the file `picture`; the other fields are the body. @throws DomainError without a file. */
export async function readPictureForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) {
    throw new DomainError(415, 'not_multipart');
  }
  const { fields, uploads } = await receiveForm(request, 'picture');
  if (!uploads['picture']) throw invalidField('picture', 'file_missing');
  request.body = Object.fromEntries(fields);
  request.uploads = uploads;
}
