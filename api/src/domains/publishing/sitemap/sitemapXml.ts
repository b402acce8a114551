import { toXml, XML } from '../xml.ts';

/** A page of the site; `changed` is left out where nobody keeps it. */
export type SitemapPage = { path: string; changed?: Date };

/** https://www.sitemaps.org/protocol.html; `lastmod` is the page's own, never the time of asking. */
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
