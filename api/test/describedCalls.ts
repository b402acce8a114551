import type { FastifyInstance } from 'fastify';

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}
interface DescribedCall {
  /** As in the document, without a slash at the end: `/vacancies/{id}`. */
  path: string;
  operation: Operation;
}

/** @returns a function that finds what the OpenAPI document says of a call. */
export function describedCalls(app: FastifyInstance) {
  let paths: ReturnType<typeof patternsOf> | undefined;
  return (method: string, url: string): DescribedCall | undefined => {
    paths ??= patternsOf(app.swagger() as unknown as Document);
    const asked = withoutSlash(new URL(url, 'http://api').pathname);
    for (const { path, pattern, operations } of paths) {
      const operation = operations[method.toLowerCase()];
      if (operation && pattern.test(asked)) return { path, operation };
    }
    return undefined;
  };
}

/** Fixed paths before those with a parameter. */
function patternsOf({ paths }: Document) {
  return Object.entries(paths)
    .toSorted(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
    .map(([written, operations]) => {
      const path = withoutSlash(written);
      return { path, pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`), operations };
    });
}

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');
