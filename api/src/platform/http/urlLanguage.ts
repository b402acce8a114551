import { isLocale, type Locale } from '@cpa/shared/contracts';
import type { FastifyRequest } from 'fastify';

/** Returns the language of a document whose URL names it (`?lang=nl`), so that caches keep the languages apart. */
export function urlLanguage({ query }: Pick<FastifyRequest, 'query'>): Locale {
  const { lang } = query as { lang?: unknown };
  return isLocale(lang) ? lang : 'en';
}
