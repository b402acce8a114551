import { isLocale, type Locale } from '@cpa/shared/contracts';
import { DEFAULT_LOCALE } from '@cpa/shared/server';
import type { FastifyRequest } from 'fastify';

/** Returns the language of a response. */
export const responseLanguage = (request: Pick<FastifyRequest, 'headers'>): Locale =>
  requestLanguage(request) ?? DEFAULT_LOCALE;

/** Returns the language of the site that `Accept-Language` prefers; null if it names none. Our client sends that of the page. */
export function requestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Locale | null {
  const preferred = (headers['accept-language'] ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range
        .toLowerCase()
        .split(';')
        .map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return { language: tag.split('-')[0], weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return preferred.map(({ language }) => language).find(isLocale) ?? null;
}

/** Returns the language of a document whose URL names it (`?lang=nl`), so that caches keep the languages apart. */
export function urlLanguage({ query }: Pick<FastifyRequest, 'query'>): Locale {
  const { lang } = query as { lang?: unknown };
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
}
