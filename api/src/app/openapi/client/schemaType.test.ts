import { type Schema, schemaType } from './schemaType.ts';

test.each<[Schema, string]>([
  [{ type: 'string', format: 'date-time' }, 'string'],
  [{ type: 'string', format: 'binary' }, 'Blob'],
  [{ type: 'integer' }, 'number'],
  [{ type: ['string', 'null'] }, '(string) | (null)'],
  [{ const: 'open' }, '"open"'],
  [{ type: 'string', enum: ['a', 'b'] }, '("a") | ("b")'],
  [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, '(number) | (null)'],
  [
    { allOf: [{ $ref: '#/components/schemas/Problem' }, {}] },
    "(components['schemas']['Problem']) & (unknown)",
  ],
  [{ type: 'array', items: { type: 'boolean' } }, '(boolean)[]'],
  [{}, 'unknown'],
])('%j is %s', (schema, type) => {
  expect(schemaType(schema)).toBe(type);
});

test('an object has required, optional and quoted properties', () => {
  const properties: Schema['properties'] = { id: { type: 'integer' }, 'x-note': { type: 'string' } };
  expect(schemaType({ type: 'object', properties, required: ['id'] })).toBe(
    '{ "id": number; "x-note"?: string; }',
  );
});

test('an object without known properties is a map, or empty', () => {
  expect(schemaType({ type: 'object', additionalProperties: { type: 'integer' } })).toBe(
    '{ [name: string]: number }',
  );
  expect(schemaType({ type: 'object', additionalProperties: true })).toBe('{ [name: string]: unknown }');
  expect(schemaType({ type: 'object', additionalProperties: false })).toBe('Record<string, never>');
});
