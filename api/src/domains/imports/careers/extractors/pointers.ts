import type { WebDocument } from '../webDocument.ts';
import { boardAt, type KnownBoard } from './boards/boards.ts';
import { parsePage } from '../reading/parsePage.ts';

/** Returns the board of a known system that the page embeds or links to, if there is exactly one. */
export function embeddedBoard(page: WebDocument): KnownBoard | undefined {
  const $ = parsePage(page);
  const addresses = $('iframe[src], script[src], a[href]')
    .toArray()
    .map((element) => $(element).attr('src') ?? $(element).attr('href')!)
    .filter((address) => URL.canParse(address, page.url));
  const known = addresses
    .map((address) => boardAt(new URL(address, page.url).href))
    .filter((board) => board !== undefined);
  const lists = new Set(known.map(({ list }) => list));
  return lists.size === 1 ? known[0] : undefined;
}

/** Returns a feed of the page that is about jobs; most site feeds are news. */
export function jobFeed(page: WebDocument): string | undefined {
  const $ = parsePage(page);
  const links = $(
    'link[rel~="alternate"][type="application/rss+xml"], link[rel~="alternate"][type="application/atom+xml"]',
  );
  const address = links
    .toArray()
    .filter((link) =>
      /job|career|vacan|vacature|empleo|trabou/i.test(
        `${$(link).attr('href')} ${$(link).attr('title') ?? ''}`,
      ),
    )
    .map((link) => $(link).attr('href'))
    .find((href) => href !== undefined && URL.canParse(href, page.url));
  return address === undefined ? undefined : new URL(address, page.url).href;
}
