import { toXml, XML } from '../xml.ts';

/** Page of the site; `changed` is omitted when unknown. */
export type SitemapPage = { path: string; changed?: Date };

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** https://www.sitemaps.org/protocol.html; `lastmod` is the last change of the page, never the current time. */
export function sitemapXml(siteUrl: string, pages: readonly SitemapPage[]): string {
  return toXml({ '?xml': XML, urlset: { '@xmlns': XMLNS, url: pages.map((page) => entry(siteUrl, page)) } });
}

/** Index of sitemaps; `lastmod` is the last change of a page in the file. */
export function sitemapIndexXml(siteUrl: string, files: readonly SitemapPage[]): string {
  const sitemap = files.map((file) => entry(siteUrl, file));
  return toXml({ '?xml': XML, sitemapindex: { '@xmlns': XMLNS, sitemap } });
}

function entry(siteUrl: string, { path, changed }: SitemapPage) {
  return { loc: new URL(path, siteUrl).href, ...(changed && { lastmod: changed.toISOString() }) };
}
