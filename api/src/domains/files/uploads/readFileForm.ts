import type { FastifyRequest } from 'fastify';
import { DomainError, invalidField } from '../../../platform/errors/domainError.ts';
import { receiveForm } from './receiveForm.ts';

/** Creates a preValidation hook that reads one file; the other fields are the body. It throws DomainError without a file. */
export const readFileForm =
  (field: string) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!request.isMultipart()) throw new DomainError(415, 'not_multipart');
    const { fields, uploads } = await receiveForm(request, field);
    if (!uploads[field]) throw invalidField(field, 'file_missing');
    request.body = Object.fromEntries(fields);
    request.uploads = uploads;
  };
