/** A part of a route: a literal, a parameter that may be optional, or the rest of the path. */
const PART = /^(?:[a-z0-9][a-z0-9._~-]*|:[A-Za-z]\w*\??|\*)$/;

/** Finds path patterns that the router reads differently than their author. */
export function routeProblems(paths: readonly string[]): string[] {
  return paths.flatMap((path, index) => {
    const problem = problemOf(path);
    return problem === undefined ? [] : [`routes[${index}].path: "${path}" ${problem}`];
  });
}

function problemOf(path: string): string | undefined {
  if (path === '/') return undefined;
  const parts = path.slice(1).split('/');
  if (path.endsWith('/')) return 'ends with a slash';
  if (parts.includes('')) return 'has two slashes in a row';
  const wrong = parts.find((part) => !PART.test(part));
  if (wrong !== undefined)
    return `has the part "${wrong}". Use lower-case letters, digits and hyphens, a parameter as :id, or * at the end`;
  if (parts.slice(0, -1).includes('*')) return 'has * before its end';
  const names = parts.filter((part) => part.startsWith(':')).map((part) => part.replace('?', ''));
  if (new Set(names).size < names.length) return 'has the same parameter twice';
  return undefined;
}
