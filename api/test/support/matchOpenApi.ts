import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { problem } from '../../src/app/openapi/describeCall.ts';
import { openApiOperations } from './openApiOperations.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
/** Compiled schemas, shared by all apps of a test file. */
const known = new Map<string, ValidateFunction | undefined>();

/**
 * Validates responses against the OpenAPI document.
 * @returns a function that throws with the call and the difference.
 */
export function matchOpenApi(app: FastifyInstance) {
  const find = openApiOperations(app);

  return (method: string, url: string, answer: LightMyRequestResponse): void => {
    const { path, operation } = find(method, url) ?? {};
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    if (!operation || !isJson || answer.body === '') return;
    const { responses } = operation;
    const status = String(answer.statusCode);
    const response = responses[status] ?? responses[`${status[0]}XX`] ?? responses['default'];
    const described = response?.content?.['application/json']?.schema;
    const schema = isReference(described) ? problem : described;
    if (!response)
      throw new Error(`${method} ${path} answered ${status}, which its description does not name.`);
    const key = JSON.stringify(schema ?? null);
    if (!known.has(key)) known.set(key, schema && ajv.compile(schema));
    const isValid = known.get(key);
    if (!isValid || isValid(answer.json())) return;
    throw new Error(
      `${method} ${path} answered ${status} not as described: ${ajv.errorsText(isValid.errors)}`,
    );
  };
}

/** The document references one schema: that of errors. */
function isReference(schema: object | undefined): boolean {
  return schema !== undefined && '$ref' in schema;
}
