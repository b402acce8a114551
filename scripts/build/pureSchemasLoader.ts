/** A call that makes a schema: of zod, or of a function of ours that is named after what it returns. */
const SCHEMA_CALL = /(?<![.\w$]|function )(?=(?:z\.[a-z]\w*|\w+Schema)\()/g;

/**
 * Marks the calls that make schemas as pure in a module that imports zod, so that a build drops the schemas that it
 * does not use. Zod says so in its source, but bundlers forget it at the border of two files.
 */
export default function pureSchemasLoader(source: string): string {
  return source.includes('zod/mini') ? source.replaceAll(SCHEMA_CALL, '/*#__PURE__*/ ') : source;
}
