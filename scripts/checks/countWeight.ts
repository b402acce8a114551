import type { SourceFile } from './sourceFiles.ts';

/** The `packages` of package-lock.json, by path. */
export type LockedPackages = Record<
  string,
  { dev?: boolean; optional?: boolean; link?: boolean; devOptional?: boolean }
>;

/** Files of tests, and the types that are written from the texts. */
const UNCOUNTED = /(^|\/)(e2e|test|testing|fixtures)\/|\.(test|spec|messages\.values)\.tsx?$/;

/** Counts the packages that `npm ci --omit=dev` installs, without those that exist for some platforms only. */
export function sitePackages(packages: LockedPackages): number {
  return Object.entries(packages).filter(
    ([path, { dev, optional, link }]) => path.includes('node_modules/') && !dev && !optional && !link,
  ).length;
}

/** Counts the lines that are not blank. Tests, what only tests use, and the types of texts are left out. */
export function sourceLines(files: SourceFile[]): number {
  return files
    .filter(({ path }) => !UNCOUNTED.test(path))
    .reduce((total, { source }) => total + source.split('\n').filter((line) => line.trim() !== '').length, 0);
}
