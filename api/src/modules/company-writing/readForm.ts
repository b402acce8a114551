import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, invalidField } from '../../errors/domainError.ts';
import { companyFromForm } from './companyForm.ts';

/** A field is cut off where no schema would take it any more. */
const LIMITS = { parts: 80, fields: 80, files: 2, fieldNameSize: 100, fieldSize: 64 * 1024 };

/** A preValidation: a company sent as a form becomes the body that the schema checks. JSON is left alone. */
export async function readForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.isMultipart()) {
    try {
      request.body = companyFromForm(await readParts(request));
    } catch (error) {
      // The rest of what is sent is not waited for.
      void reply.header('connection', 'close');
      throw (error as { statusCode?: number }).statusCode || error instanceof DomainError
        ? error
        : cutShort();
    }
  } else if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    const fields = Object.entries(request.body as Record<string, string | string[]>);
    request.body = companyFromForm(
      fields.flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value])),
    );
  }
}

async function readParts(request: FastifyRequest): Promise<[string, string][]> {
  const fields: [string, string][] = [];
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'file') {
      await mustBeEmpty(part.fieldname, part.file);
    } else {
      fields.push([part.fieldname, typeof part.value === 'string' ? part.value : JSON.stringify(part.value)]);
    }
  }
  return fields;
}

/** A browser sends a file field that was left empty as a file of no bytes. */
async function mustBeEmpty(field: string, file: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of file) {
    if (chunk.length === 0) continue;
    throw invalidField(
      field,
      'Logos cannot be uploaded yet; they come later. Until then we draw one from the name.',
    );
  }
}

function cutShort(): DomainError {
  return new DomainError(400, 'broken_form', 'The form did not arrive whole. Please send it again.');
}
