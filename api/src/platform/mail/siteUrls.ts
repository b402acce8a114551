import { type Locale, localePrefix } from '@cpa/shared/contracts';

/** Returns the start of the URLs of pages in a language: `https://jobs.example.aw/nl`. */
export const siteIn = (siteUrl: string, language: Locale): string => siteUrl + localePrefix(language);

/** Returns the URL of `serveMailedLink`, whose page is in the language of the mail. */
export function mailedLinkUrl(siteUrl: string, path: string, token: string, language: Locale): string {
  const query = new URLSearchParams({ token, ...(language !== 'en' && { lang: language }) });
  return `${siteUrl}/api${path}?${query.toString()}`;
}
