import { type Locale, localePath, LOCALES } from '@cpa/shared/contracts';
import { toXml, XML } from '../xml.ts';

/**
 * Page of the site; `changed` is omitted when unknown. The entry is that of its URL in the language `locale`, by default
 * English, and links those of all its `languages`.
 */
export type SitemapPage = {
  path: string;
  changed?: Date;
  locale?: Locale;
  languages?: readonly Locale[];
};

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/**
 * Yields a sitemap in pieces, one for each list of pages, so that a long one does not block other requests.
 * https://www.sitemaps.org/protocol.html; `lastmod` is the last change of the page, never the current time.
 */
export async function* sitemapXml(
  siteUrl: string,
  lists: Iterable<SitemapPage[]> | AsyncIterable<SitemapPage[]>,
): AsyncGenerator<string> {
  yield `${toXml({ '?xml': XML })}<urlset xmlns="${XMLNS}" xmlns:xhtml="${XHTML}">`;
  for await (const pages of lists) yield toXml({ url: pages.map((page) => entry(siteUrl, page)) });
  yield '</urlset>';
}

/** Index of sitemaps; `lastmod` is the last change of a page in the file. */
export function sitemapIndexXml(siteUrl: string, files: readonly SitemapPage[]): string {
  const sitemap = files.map((file) => entry(siteUrl, file));
  return toXml({ '?xml': XML, sitemapindex: { '@xmlns': XMLNS, sitemap } });
}

function entry(siteUrl: string, { path, changed, locale = 'en', languages = [] }: SitemapPage): object {
  const hrefIn = (each: Locale) => new URL(localePath(path, each), siteUrl).href;
  const link = (hreflang: string, each: Locale) => ({
    '@rel': 'alternate',
    '@hreflang': hreflang,
    '@href': hrefIn(each),
  });
  return {
    loc: hrefIn(locale),
    ...(changed && { lastmod: changed.toISOString() }),
    ...(languages.length > 1 && {
      'xhtml:link': [
        ...LOCALES.filter((each) => languages.includes(each)).map((each) => link(each, each)),
        ...(languages.includes('en') ? [link('x-default', 'en')] : []),
      ],
    }),
  };
}
