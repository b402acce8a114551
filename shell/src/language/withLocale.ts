import type { Locale } from '@cpa/shared/contracts';
import { localePath } from '@cpa/shared/routing';
import type { DataRouter } from 'react-router';

/** Returns the router with links in a language. Another object for each language: the links are rendered again. */
export function withLocale(router: DataRouter, locale: Locale): DataRouter {
  const createHref: DataRouter['createHref'] = (to) => localePath(router.createHref(to), locale);
  // Inherits everything else; the router itself is not changed.
  return Object.create(router, { createHref: { value: createHref } }) as DataRouter;
}
