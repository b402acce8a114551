import { matchPath } from 'react-router';
import type { SourceFile } from './sourceFiles.ts';

type PathTree = { readonly [name: string]: string | ((...args: never[]) => string) | PathTree };

/** A shared URL: its name in `paths`, for example `recruiter.vacancies`, and an example of it. */
export type SharedPath = { name: string; path: string };

/** Flattens `paths`. Calls functions with a placeholder for an ID or a slug; drops queries. */
export function listSharedPaths(paths: PathTree): SharedPath[] {
  return listUrls(paths).map(({ name, path }) => ({ name, path: path.replace(/\?.*$/, '') }));
}

function listUrls(paths: PathTree, parent = ''): SharedPath[] {
  return Object.entries(paths).flatMap(([key, value]) => {
    const name = parent + key;
    if (typeof value === 'object') return listUrls(value, `${name}.`);
    return { name, path: typeof value === 'string' ? value : value(...(['id', 'id'] as never[])) };
  });
}

/** Returns the shared URLs with a query or an ID, which only the remote that has the page may know. */
export function findInnerPaths(paths: PathTree): SharedPath[] {
  return listUrls(paths).filter(({ path }) => /[?#]|\d/.test(path));
}

/** Returns the names in calls of `links.to` that no manifest declares, each as `path: name`. */
export function findUnknownLinks(sources: SourceFile[], declared: readonly string[]): string[] {
  return sources.flatMap(({ path, source }) =>
    [...source.matchAll(/\blinks\.to\(\s*'([^']+)'/g)].flatMap(([, name = '']) =>
      declared.includes(name) ? [] : [`${path}: ${name}`],
    ),
  );
}

/** Returns the shared URLs that no route pattern matches. URLs below `/api/` belong to the API. */
export function findUnownedPaths(shared: SharedPath[], patterns: string[]): SharedPath[] {
  return shared.filter(
    ({ path }) => !path.startsWith('/api/') && !patterns.some((pattern) => matchPath(pattern, path)),
  );
}

/** Returns the shared URLs that fewer than two packages link to and the shell does not, which belong to one remote. */
export function findPrivatePaths(shared: SharedPath[], sources: SourceFile[]): SharedPath[] {
  return shared.filter(({ name }) => {
    const use = new RegExp(String.raw`(?<![\w.])paths\.${name.replace('.', String.raw`\.`)}\b`);
    const packages = new Set(
      sources.filter(({ source }) => use.test(source)).map(({ path }) => path.split('/')[0]),
    );
    return packages.size < 2 && !packages.has('shell');
  });
}
