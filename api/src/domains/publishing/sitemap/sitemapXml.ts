/** Page of the site; `changed` is omitted when unknown. */
export type SitemapPage = { path: string; changed?: Date };

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Yields a sitemap in pieces, one for each list of pages, so that a long one does not block other requests.
 * https://www.sitemaps.org/protocol.html; `lastmod` is the last change of the page, never the current time.
 */
export async function* sitemapXml(
  siteUrl: string,
  lists: Iterable<SitemapPage[]> | AsyncIterable<SitemapPage[]>,
): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset xmlns="${XMLNS}">`;
  for await (const pages of lists) yield pages.map((page) => `<url>${entry(siteUrl, page)}</url>`).join('');
  yield '</urlset>';
}

/** Index of sitemaps; `lastmod` is the last change of a page in the file. */
export function sitemapIndexXml(siteUrl: string, files: readonly SitemapPage[]): string {
  const sitemaps = files.map((file) => `<sitemap>${entry(siteUrl, file)}</sitemap>`).join('');
  return `${DECLARATION}<sitemapindex xmlns="${XMLNS}">${sitemaps}</sitemapindex>`;
}

function entry(siteUrl: string, { path, changed }: SitemapPage): string {
  const location = new URL(path, siteUrl).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
  return `<loc>${location}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}`;
}
