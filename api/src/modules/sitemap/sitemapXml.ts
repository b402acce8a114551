/** A page of the site; `changed` is left out where nobody keeps it. */
export type SitemapPage = { path: string; changed?: Date };

/** https://www.sitemaps.org/protocol.html; `lastmod` is the page's own, never the time of asking. */
export function sitemapXml(siteUrl: string, pages: readonly SitemapPage[]): string {
  const urls = pages.map(({ path, changed }) => {
    const address = escapeXml(new URL(path, siteUrl).href);
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `<url><loc>${address}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
