import { XMLBuilder } from 'fast-xml-parser';

/** Attributes carry an `@`; everything is escaped. */
const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
});

export interface FeedItem {
  title: string;
  url: string;
  description: string;
  published: Date;
  categories?: string[];
}

interface Feed {
  title: string;
  description: string;
  /** The page that shows the same. */
  url: string;
  /** Where the feed itself is. */
  feedUrl: string;
  items: FeedItem[];
}

/** https://www.rssboard.org/rss-specification, 2.0 */
export function rssXml({ title, description, url, feedUrl, items }: Feed): string {
  const channel = {
    title,
    link: url,
    description,
    language: 'en',
    'atom:link': { '@href': feedUrl, '@rel': 'self', '@type': 'application/rss+xml' },
    item: items.map((item) => ({
      title: item.title,
      link: item.url,
      guid: { '@isPermaLink': 'true', '#text': item.url },
      pubDate: item.published.toUTCString(),
      description: item.description,
      category: item.categories ?? [],
    })),
  };
  return toXml({
    '?xml': XML,
    rss: { '@version': '2.0', '@xmlns:atom': 'http://www.w3.org/2005/Atom', channel },
  });
}

/** A piece of XML. Whatever no XML may hold is left out: most signs below the space, and halves of signs. */
export function toXml(tree: object): string {
  const text = builder.build(tree);
  return text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

export const XML = { '@version': '1.0', '@encoding': 'UTF-8' };
