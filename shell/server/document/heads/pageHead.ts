/** What a document says of itself to whoever does not run it: search engines, link previews, feed readers. */
export type PageHead = {
  /** Of the whole answer: 404 for nothing there, 410 for what is over. */
  status: 200 | 404 | 410;
  title?: string;
  description?: string;
  /** Path and query under which a search engine shall keep the page; absent: not to be kept at all. */
  canonical?: string;
  /** Open Graph's word for what the page is about. */
  type?: 'website' | 'article' | 'profile';
  /** A path on this site. */
  image?: string;
  /** schema.org, for pages about one thing only. */
  jsonLd?: object;
  /** A feed with what the page lists. */
  feed?: { title: string; href: string };
};

export const SITE_NAME = 'Career Portal Aruba';

/** As the page itself titles what it has read. */
export const titleOf = (name: string): string => `${name} | ${SITE_NAME}`;
