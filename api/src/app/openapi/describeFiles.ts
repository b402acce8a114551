/** A file in a form or a response. */
const FILE = { type: 'string', format: 'binary' };

/** Named once in the document. */
const PROBLEM: object = { $ref: '#/components/schemas/Problem' };

interface MediaType {
  schema?: { properties?: object; required?: string[] };
}
interface Operation {
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, { content?: Record<string, MediaType> }>;
  /** Names of the file fields, copied from the route and removed here. */
  'x-files'?: string[];
}
export interface Document {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, object> };
}

/** Schema of a response that declares none. JSON may be anything. */
function schemaOf(mediaType: string): object {
  if (mediaType === 'application/json') return {};
  return /^text\/|[/+]xml$/.test(mediaType) ? { type: 'string' } : FILE;
}

/** Describes the files of forms and responses, which no validation schema contains, and names the schema of errors. */
export function describeFiles(document: Document, problem: object): Document {
  for (const operation of Object.values(document.paths ?? {}).flatMap((path) => Object.values(path))) {
    describeForm(operation);
    for (const { content } of Object.values(operation.responses)) {
      for (const [mediaType, media] of Object.entries(content ?? {})) {
        if (isProblem(media.schema)) media.schema = PROBLEM;
        else if (!isStructured(media.schema)) media.schema = schemaOf(mediaType);
      }
    }
  }
  const schemas = { ...document.components?.schemas, Problem: problem };
  return { ...document, components: { ...document.components, schemas } };
}

function describeForm(operation: Operation): void {
  const { requestBody, 'x-files': files = [] } = operation;
  delete operation['x-files'];
  const form = requestBody?.content['multipart/form-data'];
  if (!form) return;
  const fields = Object.fromEntries(files.map((name) => [name, FILE]));
  form.schema = { ...form.schema, properties: { ...form.schema?.properties, ...fields } };
}

const isProblem = (schema: object | undefined): boolean =>
  (schema as { title?: string })?.title === 'Problem';

/** A response without a schema has only its description. */
const isStructured = (schema: object | undefined): boolean =>
  Object.keys(schema ?? {}).some((key) => key !== 'description');
