import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, invalidField } from '../../platform/errors/domainError.ts';

/** Fields are truncated beyond any length that a schema accepts. */
const LIMITS = { parts: 40, fields: 40, files: 0, fieldNameSize: 100, fieldSize: 128 * 1024 };

const NUMBERS = new Set(['company_id', 'order_total_amount']);

/** preValidation hook that converts a form to the body the schema validates. JSON passes unchanged. */
export async function readOrderForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.isMultipart()) {
    try {
      request.body = orderFromForm(await readFields(request));
    } catch (error) {
      // Stop reading the rest of the request.
      void reply.header('connection', 'close');
      throw (error as { statusCode?: number }).statusCode || error instanceof DomainError
        ? error
        : new DomainError(400, 'broken_form');
    }
  } else if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    const fields = Object.entries(request.body as Record<string, string | string[]>);
    request.body = orderFromForm(fields.map(([name, value]) => [name, [value].flat()[0] ?? '']));
  }
}

async function readFields(request: FastifyRequest): Promise<[string, string][]> {
  const fields: [string, string][] = [];
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'file') throw invalidField(part.fieldname, 'file_not_wanted');
    fields.push([part.fieldname, typeof part.value === 'string' ? part.value : JSON.stringify(part.value)]);
  }
  return fields;
}

/** Leaves invalid values for the schema to reject. An empty field is null. */
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
