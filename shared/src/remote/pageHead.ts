import type { Locale } from '../contracts/languages.ts';

/** Document head and status of a page, as the site server renders it for search engines, link previews and feed readers. */
export type PageHead = {
  /** Status of the document: 404 for a missing object, 410 for one that has ended. */
  status: 200 | 404 | 410;
  /** Title of the page. The site server appends the name of the site. */
  title?: string;
  description?: string;
  /** Language of the content, whose URL search engines list. Absent: that of the interface. */
  language?: Locale;
  /** Languages that it exists in. Default: `language` alone; without it, all languages of the site. */
  languages?: readonly Locale[];
  /** Path and query of the canonical URL, without its language. Absent: `noindex`. */
  canonical?: string;
  /** `og:type`. */
  type?: 'website' | 'article' | 'profile';
  /** Image of link previews: path of a PNG of 1200 × 630 on this site. Default: the site's own. */
  image?: string;
  /** schema.org objects of the page, one script each. */
  jsonLd?: readonly object[];
  /** RSS feed of the items that the page lists. */
  feed?: { title: string; href: string };
};

/** Input of a remote's head function. */
export type HeadRequest = {
  /** Path without a trailing slash. */
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  /** Language of the page. */
  locale: Locale;
  /** Origin of the site, for example `https://example.aw`. */
  siteUrl: string;
  now: Date;
  /**
   * Reads a path of the API as JSON, as a prefetch on behalf of the visitor's IP address.
   * Resolves to `null` on 404; rejects on every other failure and after the site server's deadline.
   */
  fetchJson: (path: string) => Promise<unknown>;
};

/** The default export of a remote's `src/heads.ts`: one function per route pattern of its manifest. */
export type RemoteHeads = Readonly<Record<string, (request: HeadRequest) => PageHead | Promise<PageHead>>>;
