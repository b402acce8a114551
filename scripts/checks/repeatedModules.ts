import type { ModuleList } from '../build/ModuleListPlugin.ts';

/**
 * Modules that a page may contain more than once: contracts are bundled (decision 2), each remote starts the federation
 * container before it reaches the runtime of the shell, and libraries bundle functions of a few lines.
 */
const ALLOWED = [
  'shared/src/contracts/',
  '@module-federation/',
  '@babel/runtime/helpers/',
  'clsx/',
  'use-sync-external-store/',
];

/** Returns the modules that several scripts of one page contain: each costs its bytes and its state twice. */
export function repeatedModules(scripts: ModuleList): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const path of Object.values(scripts).flat()) {
    if (seen.has(path)) repeated.add(path);
    seen.add(path);
  }
  return [...repeated].filter((path) => !ALLOWED.some((prefix) => path.startsWith(prefix))).sort();
}

/** Minimum bytes of a library file that belongs into one package only. */
const LARGE_BYTES = 100_000;

/** Returns the large library files that several packages contain: each visitor of both loads them twice. */
export function repeatedLibraries(
  packages: readonly ModuleList[],
  sizeOf: (path: string) => number,
): string[] {
  const modules = packages.map((scripts) => [...new Set(Object.values(scripts).flat())]);
  return repeatedModules(Object.fromEntries(modules.entries())).filter((path) => sizeOf(path) >= LARGE_BYTES);
}
