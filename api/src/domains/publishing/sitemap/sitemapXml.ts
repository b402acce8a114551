import { toXml, XML } from '../xml.ts';

/** Page of the site; `changed` is omitted when unknown. */
export type SitemapPage = { path: string; changed?: Date };

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Yields a sitemap in pieces, one for each list of pages, so that a long one does not block other requests.
 * https://www.sitemaps.org/protocol.html; `lastmod` is the last change of the page, never the current time.
 */
export async function* sitemapXml(
  siteUrl: string,
  lists: Iterable<SitemapPage[]> | AsyncIterable<SitemapPage[]>,
): AsyncGenerator<string> {
  yield `${toXml({ '?xml': XML })}<urlset xmlns="${XMLNS}">`;
  for await (const pages of lists) yield toXml({ url: pages.map((page) => entry(siteUrl, page)) });
  yield '</urlset>';
}

/** Index of sitemaps; `lastmod` is the last change of a page in the file. */
export function sitemapIndexXml(siteUrl: string, files: readonly SitemapPage[]): string {
  const sitemap = files.map((file) => entry(siteUrl, file));
  return toXml({ '?xml': XML, sitemapindex: { '@xmlns': XMLNS, sitemap } });
}

function entry(siteUrl: string, { path, changed }: SitemapPage): { loc: string; lastmod?: string } {
  return { loc: new URL(path, siteUrl).href, ...(changed && { lastmod: changed.toISOString() }) };
}
