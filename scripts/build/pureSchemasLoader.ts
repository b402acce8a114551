/** A call that creates a schema: of zod, or of a function of ours whose name ends in `Schema`. */
const SCHEMA_CALL = /(?<![.\w$]|function )(?=(?:z\.[a-z]\w*|\w+Schema)\()/g;

/**
 * Marks the calls that create schemas as pure in a module that imports zod, so that a build drops the schemas that it
 * does not use. Zod marks its own functions, but bundlers do not apply the mark in modules that import them.
 */
export default function pureSchemasLoader(source: string): string {
  return source.includes('zod/mini') ? source.replaceAll(SCHEMA_CALL, '/*#__PURE__*/ ') : source;
}
