import type { SourceFile } from './sourceFiles.ts';

/** The `packages` of package-lock.json, by path. */
export type LockedPackages = Record<
  string,
  { dev?: boolean; optional?: boolean; link?: boolean; devOptional?: boolean }
>;

const TEST = /(^|\/)(e2e|test|testing|fixtures)\/|\.(test|spec)\.tsx?$/;

/** Counts the packages that `npm ci --omit=dev` installs, without those that exist for some platforms only. */
export function sitePackages(packages: LockedPackages): number {
  return Object.entries(packages).filter(
    ([path, { dev, optional, link }]) => path.includes('node_modules/') && !dev && !optional && !link,
  ).length;
}

/** Counts the lines that are not blank. Tests and what only tests use are left out. */
export function sourceLines(files: SourceFile[]): number {
  return files
    .filter(({ path }) => !TEST.test(path))
    .reduce((total, { source }) => total + source.split('\n').filter((line) => line.trim() !== '').length, 0);
}
