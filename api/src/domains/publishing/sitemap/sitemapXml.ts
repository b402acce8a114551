import { toXml, XML } from '../xml.ts';

/** Page of the site; `changed` is omitted when unknown. */
export type SitemapPage = { path: string; changed?: Date };

/** https://www.sitemaps.org/protocol.html; `lastmod` is the last change of the page, never the current time. */
export function sitemapXml(siteUrl: string, pages: readonly SitemapPage[]): string {
  const url = pages.map(({ path, changed }) => ({
    loc: new URL(path, siteUrl).href,
    ...(changed && { lastmod: changed.toISOString() }),
  }));
  return toXml({
    '?xml': XML,
    urlset: { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', url },
  });
}
