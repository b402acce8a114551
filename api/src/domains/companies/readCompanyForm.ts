import type { FastifyRequest } from 'fastify';
import { receiveForm } from '../files/uploads/receiveForm.ts';
import { companyFromForm } from './companyForm.ts';

/** preValidation hook that converts a form to the body the schema validates. JSON passes unchanged. */
export async function readCompanyForm(request: FastifyRequest): Promise<void> {
  if (request.isMultipart()) {
    const { fields, uploads } = await receiveForm(request, 'logo', 'cover');
    request.body = companyFromForm(fields);
    request.uploads = uploads;
  } else if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    const fields = Object.entries(request.body as Record<string, string | string[]>);
    request.body = companyFromForm(
      fields.flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value])),
    );
  }
}
