import { LOCALES, type RemoteRelease } from '@cpa/shared/contracts';
import { ReleaseError } from '../records/releaseError.ts';

/** Returns whether a file has texts in a language other than English. A visitor loads those of one at most. */
export const isTexts = (path: string): boolean => TEXTS.test(path);
const TEXTS = new RegExp(`^(?:[a-z]+-)?texts-(?:${LOCALES.join('|')})\\.`);

/** Limit of a file with texts, in bytes after compression with Brotli. */
const MAX_TEXTS_BYTES = 16_000;

/** Path of a file and its bytes after compression with Brotli. */
type FileSize = readonly [path: string, bytes: number];

/**
 * Adds up the scripts and style sheets of a remote without its texts in other languages, and describes any excess over
 * its budget. Null when there is none.
 */
export function measureSize(
  name: string,
  budget: number,
  files: readonly FileSize[],
): { bytes: number; problem: string | null } {
  const code = files.filter(([path]) => /\.(js|css)$/.test(path));
  const bytes = code.filter(([path]) => !isTexts(path)).reduce((sum, [, size]) => sum + size, 0);
  const [path, size] = code.find(([each, bytesOf]) => isTexts(each) && bytesOf > MAX_TEXTS_BYTES) ?? [];
  const problem =
    bytes > budget
      ? `${name} has ${number(bytes)} bytes of compressed scripts and styles, ${number(bytes - budget)} more than its ` +
        'budget. Load what was added only when it is needed, or raise "cpa": { "budget" } in its package.json and say why in the commit.'
      : path !== undefined && size !== undefined
        ? `${path} of ${name} has ${number(size)} bytes. Texts in one language may have ${number(MAX_TEXTS_BYTES)}; load those of rare pages with the pages.`
        : null;
  return { bytes, problem };
}

const number = (value: number): string => value.toLocaleString('en');

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
  const sizes = files.map(({ path }): FileSize => [path, copies.get(path)?.br.length ?? 0]);
  const { problem } = measureSize(name, size.budget, sizes);
  if (problem !== null) throw new ReleaseError(problem);
}
