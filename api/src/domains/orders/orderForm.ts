import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, invalidField } from '../../platform/errors/domainError.ts';

/** A field is cut off where no schema would take it any more. */
const LIMITS = { parts: 40, fields: 40, files: 0, fieldNameSize: 100, fieldSize: 128 * 1024 };

const NUMBERS = new Set(['company_id', 'order_total_amount']);

/** A preValidation: an order sent as a form becomes the body that the schema checks. JSON is left alone. */
export async function readOrderForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.isMultipart()) {
    try {
      request.body = orderFromForm(await readFields(request));
    } catch (error) {
      // The rest of what is sent is not waited for.
      void reply.header('connection', 'close');
      throw (error as { statusCode?: number }).statusCode || error instanceof DomainError
        ? error
        : new DomainError(400, 'broken_form', 'The form did not arrive whole. Please send it again.');
    }
  } else if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    const fields = Object.entries(request.body as Record<string, string | string[]>);
    request.body = orderFromForm(fields.map(([name, value]) => [name, [value].flat()[0] ?? '']));
  }
}

async function readFields(request: FastifyRequest): Promise<[string, string][]> {
  const fields: [string, string][] = [];
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'file') throw invalidField(part.fieldname, 'No file is wanted here.');
    fields.push([part.fieldname, typeof part.value === 'string' ? part.value : JSON.stringify(part.value)]);
  }
  return fields;
}

/** What does not fit is left for the schema to name. An empty field stands for none. */
export function orderFromForm(fields: [name: string, value: string][]): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter(([, value]) => value !== '').map(([name, value]) => [name, convert(name, value)]),
  );
}

function convert(name: string, value: string): unknown {
  if (NUMBERS.has(name) && /^\d{1,10}$/.test(value)) return Number(value);
  if (name !== 'items') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
