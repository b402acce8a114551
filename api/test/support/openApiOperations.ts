import type { FastifyInstance } from 'fastify';

interface Operation {
  security: object[];
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}
interface DescribedCall {
  /** Documented path without a trailing slash: `/vacancies/{id}`. */
  path: string;
  operation: Operation;
}

/** Paths of the document per route table: a test file may open many apps with the same routes. */
const knownPaths = new Map<string, ReturnType<typeof patternsOf>>();

/** @returns a function that looks up a call in the OpenAPI document. */
export function openApiOperations(app: FastifyInstance) {
  let paths: ReturnType<typeof patternsOf> | undefined;
  return (method: string, url: string): DescribedCall | undefined => {
    paths ??= pathsOf(app);
    const asked = withoutSlash(new URL(url, 'http://api').pathname);
    for (const { path, pattern, operations } of paths) {
      const operation = operations[method.toLowerCase()];
      if (operation && pattern.test(asked)) return { path, operation };
    }
    return undefined;
  };
}

function pathsOf(app: FastifyInstance) {
  const routes = app.printRoutes();
  const paths = knownPaths.get(routes) ?? patternsOf(app.swagger() as unknown as Document);
  knownPaths.set(routes, paths);
  return paths;
}

/** Sorts fixed paths before paths with a parameter. */
function patternsOf({ paths }: Document) {
  return Object.entries(paths)
    .toSorted(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
    .map(([written, operations]) => {
      const path = withoutSlash(written);
      return { path, pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`), operations };
    });
}

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');
