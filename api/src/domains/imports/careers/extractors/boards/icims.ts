import { parsePage } from '../../reading/parsePage.ts';
import type { WebDocument } from '../../webDocument.ts';
import { subdomainOf, type Board } from './board.ts';
import { readHtmlList, readHtmlVacancy } from './htmlBoard.ts';

const system = {
  name: 'icims',
  rows: ($: ReturnType<typeof parsePage>) =>
    $('a.iCIMS_Anchor[href*="/jobs/"]')
      .toArray()
      .map((link) => ({
        href: $(link).attr('href')!,
        title: $(link).find('h2, h3').first().text() || $(link).text(),
      })),
  pageOf: ({ origin, pathname }: URL) => `${origin}${pathname}`,
};

/** Reads the search results inside the frame of the careers site. */
export const icims: Board = {
  name: 'icims',
  listOf(address) {
    const company = subdomainOf(address, 'icims.com');
    return company && `${address.origin}/jobs/search?ss=1&in_iframe=1&pr=0`;
  },
  read(document) {
    if (!new URL(document.url).pathname.endsWith('/search')) return readHtmlVacancy(document, system);
    const { vacancies, more } = readHtmlList(document, system);
    return { vacancies, more: [...more, ...furtherPages(document)] };
  },
};

function furtherPages(document: WebDocument): string[] {
  const $ = parsePage(document);
  const pageOf = (address: URL) => Number(address.searchParams.get('pr') ?? 0);
  const here = pageOf(new URL(document.url));
  return $('a[href*="pr="]')
    .toArray()
    .map((link) => $(link).attr('href')!)
    .filter((href) => URL.canParse(href, document.url))
    .map((href) => new URL(href, document.url))
    .filter((address) => address.origin === new URL(document.url).origin && pageOf(address) > here)
    .map(({ href }) => href);
}
