/** JSON schema, as far as the OpenAPI document uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

/** Returns the TypeScript type of a JSON schema. */
export function schemaType(schema: Schema = {}): string {
  if (schema.$ref) return `components['schemas']['${schema.$ref.split('/').at(-1)}']`;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map(schemaType));
  if (schema.allOf) return schema.allOf.map((part) => `(${schemaType(part)})`).join(' & ');
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => schemaType({ ...schema, type })));
  switch (schema.type) {
    case 'string':
      return schema.format === 'binary' ? 'Blob' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
    case 'null':
      return schema.type;
    case 'array':
      return `(${schemaType(schema.items)})[]`;
    case 'object':
      return objectType(schema);
    default:
      return 'unknown';
  }
}

function objectType({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${schemaType(schema)};`,
  );
  if (additionalProperties && fields.length === 0)
    return `{ [name: string]: ${additionalProperties === true ? 'unknown' : schemaType(additionalProperties)} }`;
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join(' ')} }`;
}

const union = (types: string[]): string => [...new Set(types)].map((type) => `(${type})`).join(' | ');
