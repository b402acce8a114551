import { dirname, join } from 'node:path';
import type { SourceFile } from './sourceFiles.ts';

/** Sibling folders that import each other, directly or through one another. */
export type FolderCycle = { parent: string; folders: string[] };

const IMPORTS = [
  /(?:import|export)\s[^;'"]*?from\s*['"](\.[^'"]+)['"]/g,
  /import\s*['"](\.[^'"]+)['"]/g,
  /import\(\s*(?:\/\*.*?\*\/\s*)?['"](\.[^'"]+)['"]\s*\)/gs,
];

/**
 * Finds cycles between sibling folders at every level. A file directly in the parent is an entry point that may
 * import any folder and be imported by any, so only files inside the folders count.
 */
export function findFolderCycles(files: SourceFile[]): FolderCycle[] {
  const imports = importsBetween(files);
  return [...parentsOf(files)]
    .toSorted()
    .flatMap((parent) => cyclesOf(folderGraph(parent, imports)).map((folders) => ({ parent, folders })));
}

function importsBetween(files: SourceFile[]): [from: string, to: string][] {
  const paths = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path, source }) =>
    IMPORTS.flatMap((pattern) => [...source.matchAll(pattern)])
      .map(([, specifier = '']) => join(dirname(path), specifier))
      .map((target) =>
        [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((at) => paths.has(at)),
      )
      .filter((target) => target !== undefined)
      .map((target): [string, string] => [path, target]),
  );
}

function parentsOf(files: SourceFile[]): Set<string> {
  const parents = new Set<string>();
  for (const { path } of files)
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) parents.add(folder);
  return parents;
}

function folderGraph(parent: string, imports: [from: string, to: string][]): Map<string, Set<string>> {
  const folderOf = (path: string) => {
    const inner = path.startsWith(`${parent}/`) ? path.slice(parent.length + 1) : '';
    return inner.includes('/') ? inner.slice(0, inner.indexOf('/')) : undefined;
  };
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    const [source, target] = [folderOf(from), folderOf(to)];
    if (source === undefined || target === undefined || source === target) continue;
    graph.set(source, (graph.get(source) ?? new Set()).add(target));
  }
  return graph;
}

/** Groups of folders that can all reach each other. */
function cyclesOf(graph: Map<string, Set<string>>): string[][] {
  const reachable = new Map([...graph.keys()].map((folder) => [folder, reachableFrom(folder, graph)]));
  const grouped = new Set<string>();
  return [...graph.keys()].flatMap((folder) => {
    if (grouped.has(folder) || !reachable.get(folder)!.has(folder)) return [];
    const group = [...reachable.get(folder)!].filter((other) => reachable.get(other)?.has(folder));
    for (const member of group) grouped.add(member);
    return [group.toSorted()];
  });
}

function reachableFrom(start: string, graph: Map<string, Set<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [...(graph.get(start) ?? [])];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (reached.has(folder)) continue;
    reached.add(folder);
    open.push(...(graph.get(folder) ?? []));
  }
  return reached;
}
