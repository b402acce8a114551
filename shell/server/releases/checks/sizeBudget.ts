import type { RemoteRelease } from '@cpa/shared/contracts';
import { ReleaseError } from '../records/releaseError.ts';

/** Tells whether a file counts towards the size budget of its remote. */
export const isBudgeted = (path: string): boolean => /\.(js|css)$/.test(path);

/** Says by how much a remote exceeds its budget, in bytes after compression with Brotli. */
export const exceedsBudget = (name: string, bytes: number, budget: number): string =>
  `${name} has ${bytes.toLocaleString('en')} bytes of compressed scripts and styles, ` +
  `${(bytes - budget).toLocaleString('en')} more than its budget. Load what was added only when it is needed, ` +
  'or raise "cpa": { "budget" } in its package.json and say why in the commit.';

/**
 * Rejects a remote whose scripts and style sheets are larger than the budget that its build recorded, or whose build
 * recorded none.
 * @param copies compressed copies by the path of their file
 */
export function checkSizeBudget(
  { name, version, size, files }: Pick<RemoteRelease, 'name' | 'version' | 'size' | 'files'>,
  copies: ReadonlyMap<string, { br: Buffer }>,
): void {
  if (!size)
    throw new ReleaseError(
      `${name} ${version} does not state its size budget. Build it again with the kit of this site.`,
    );
  const bytes = files
    .filter(({ path }) => isBudgeted(path))
    .reduce((sum, { path }) => sum + copies.get(path)!.br.length, 0);
  if (bytes > size.budget) throw new ReleaseError(exceedsBudget(name, bytes, size.budget));
}
