import type { Locale } from '@cpa/shared/contracts';
import type { VisitorReleases } from '../../releases/canary/visitorReleases.ts';
import type { Visit } from './visit.ts';

/** Characters of the key of a document that is cached: its releases, language, path and query. */
const MAX_KEY_LENGTH = 400;

/**
 * Returns the key of a document that may be cached: of a rendered page whose manifest lists all query parameters of the
 * URL. Otherwise returns null.
 */
export function documentKey({ url, locale, releases, owner }: Visit): string | null {
  const route = owner?.remote.manifest.routes.find(({ path }) => path === owner.pattern);
  if (!route?.isServerRendered) return null;
  const known = route.query ?? [];
  const names = [...url.searchParams.keys()];
  const isKnown = names.every((name) => known.includes(name)) && new Set(names).size === names.length;
  const key = keyOf(url, locale, releases);
  return isKnown && key.length <= MAX_KEY_LENGTH ? key : null;
}

/** Returns the key that the document has if it may be cached. */
export function keyOf({ pathname, search }: URL, locale: Locale, { key }: VisitorReleases): string {
  return `${key} ${locale} ${pathname}${search}`;
}
