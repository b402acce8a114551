import type { WebDocument } from '../webDocument.ts';
import { boardAt, boardOn, type KnownBoard } from './boards/boards.ts';
import { parsePage } from '../reading/parsePage.ts';

const MOST_SCRIPT_ADDRESSES = 500;
const MOST_SCRIPT_TEXT = 500_000;

/**
 * Returns the board of a known system that the page embeds, links to, names in a script or is built with, if there is
 * exactly one.
 */
export function embeddedBoard(page: WebDocument): KnownBoard | undefined {
  const $ = parsePage(page);
  const addresses = $('iframe[src], script[src], a[href]')
    .toArray()
    .map((element) => $(element).attr('src') ?? $(element).attr('href')!)
    .filter((address) => URL.canParse(address, page.url))
    .map((address) => new URL(address, page.url).href);
  return onlyOne(addresses) ?? onlyOne(addressesInScripts(page)) ?? boardOn(page);
}

function onlyOne(addresses: string[]): KnownBoard | undefined {
  const known = addresses.map(boardAt).filter((board) => board !== undefined);
  const lists = new Set(known.map(({ list }) => list));
  return lists.size === 1 ? known[0] : undefined;
}

function addressesInScripts(page: WebDocument): string[] {
  const $ = parsePage(page);
  const code = $('script:not([src])').text().slice(0, MOST_SCRIPT_TEXT).replaceAll('\\/', '/');
  return (code.match(/https:\/\/[\w.-]+\/[^\s"'`<>\\)]{1,200}/g) ?? []).slice(0, MOST_SCRIPT_ADDRESSES);
}

/** Returns a feed of the page that is about jobs; most site feeds are news. */
export function jobFeed(page: WebDocument): string | undefined {
  const $ = parsePage(page);
  const links = $(
    'link[rel~="alternate"][type="application/rss+xml"], link[rel~="alternate"][type="application/atom+xml"], link[rel~="alternate"][type="application/feed+json"]',
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
