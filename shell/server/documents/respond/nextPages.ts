import type { Locale, ReleaseDocument } from '@cpa/shared/contracts';
import { localePath } from '@cpa/shared/routing';

/**
 * Returns the speculation rules of a document in a language: browsers fetch the document of a public page when the user is about to
 * follow a link to it. They fetch none while they save data. Null when there is no such page.
 */
export function nextPages({ remotes }: ReleaseDocument, locale: Locale): object | null {
  const patterns = remotes
    .flatMap(({ manifest }) => manifest.routes)
    .filter(({ isServerRendered, role }) => isServerRendered === true && role === undefined)
    .map(({ path }) => localePath(path, locale));
  if (patterns.length === 0) return null;
  const where = { href_matches: patterns };
  return { prefetch: [{ source: 'document', where, eagerness: 'moderate' }] };
}
