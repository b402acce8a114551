import { isLocale, type Locale } from './languages.ts';

/** Returns the language of a path on this site, which its first segment names. */
export function readLocale(path: string): Locale {
  const [, first] = /^\/([a-z]+)(?=[/?#]|$)/.exec(path) ?? [];
  return first !== 'en' && isLocale(first) ? first : 'en';
}

/** Returns the path without its language, as the manifests and the specification write it. */
export function sitePath(path: string): string {
  const rest = path.slice(localePrefix(readLocale(path)).length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Returns the path of a page (`/vacancies?page=2`) in a language (`/nl/vacancies?page=2`). */
export function localePath(path: string, locale: Locale): string {
  const prefix = localePrefix(locale);
  return prefix && /^\/(?=[?#]|$)/.test(path) ? prefix + path.slice(1) : prefix + path;
}

/** Returns the path of what the API has in several languages, such as a text, a feed or a share image, in a language. */
export function apiDocumentPath(path: string, locale: Locale): string {
  if (locale === 'en') return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;
}

/** Start of all paths in a language: `/nl`; empty for English. */
export const localePrefix = (locale: Locale): string => (locale === 'en' ? '' : `/${locale}`);
