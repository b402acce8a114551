import { type Schema, schemaType } from './schemaType.ts';

type Content = Record<string, { schema?: Schema }>;
interface Operation {
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
}
export interface ApiDocument {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const PLACES = ['query', 'header', 'path', 'cookie'];

/** Returns the types of an OpenAPI document as openapi-fetch expects them: https://openapi-ts.dev/openapi-fetch/ */
export function clientTypes({ paths = {}, components }: ApiDocument): string {
  const schemas = Object.entries(components?.schemas ?? {}).map(
    ([name, schema]) => `    ${JSON.stringify(name)}: ${schemaType(schema)};\n`,
  );
  return `export interface components {
  schemas: {
${schemas.join('')}  };
}

export interface paths {
${Object.entries(paths).map(pathType).join('')}}
`;
}

function pathType([path, operations]: [string, Record<string, Operation>]): string {
  const methods = METHODS.map((method) => {
    const operation = operations[method];
    return operation ? operationType(method, operation) : `    ${method}?: never;\n`;
  });
  return `  ${JSON.stringify(path)}: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
${methods.join('')}  };
`;
}

function operationType(method: string, operation: Operation): string {
  const { summary, parameters = [], requestBody, responses } = operation;
  const body = requestBody
    ? `requestBody${requestBody.required ? '' : '?'}: { content: ${contentType(requestBody.content)} };`
    : 'requestBody?: never;';
  const answers = Object.entries(responses).map(
    ([status, { content }]) =>
      `        ${status}: { headers: { [name: string]: unknown }; ${content ? `content: ${contentType(content)}` : 'content?: never'} };\n`,
  );
  return `    /** ${(summary ?? '').replaceAll('*/', '')} */
    ${method}: {
      parameters: { ${PLACES.map((place) => parametersType(place, parameters)).join(' ')} };
      ${body}
      responses: {
${answers.join('')}      };
    };
`;
}

function parametersType(place: string, all: NonNullable<Operation['parameters']>): string {
  const parameters = all.filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return `${place}?: never;`;
  const isRequired = parameters.some(({ required }) => required);
  const fields = parameters.map(
    ({ name, required, schema }) => `${JSON.stringify(name)}${required ? '' : '?'}: ${schemaType(schema)};`,
  );
  return `${place}${isRequired ? '' : '?'}: { ${fields.join(' ')} };`;
}

const contentType = (content: Content): string =>
  `{ ${Object.entries(content)
    .map(([mediaType, { schema }]) => `${JSON.stringify(mediaType)}: ${schemaType(schema)};`)
    .join(' ')} }`;
