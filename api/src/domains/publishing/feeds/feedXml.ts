import { LANGUAGES, type Locale } from '@cpa/shared/contracts';
import { toXml, XML } from '../xml.ts';

export interface FeedItem {
  title: string;
  url: string;
  /** HTML, which feed readers render. */
  description: string;
  published: Date;
  categories?: string[];
}

interface Feed {
  locale: Locale;
  title: string;
  description: string;
  /** Page with the same content. */
  url: string;
  /** URL of the feed. */
  feedUrl: string;
  items: FeedItem[];
}

/** https://www.rssboard.org/rss-specification, 2.0 */
export function rssXml({ locale, title, description, url, feedUrl, items }: Feed): string {
  const channel = {
    title,
    link: url,
    description,
    language: LANGUAGES[locale].tag,
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
