import type { CheerioAPI } from 'cheerio';
import { subdomainOf, type Board } from './board.ts';
import { readHtmlList, readHtmlVacancy } from './htmlBoard.ts';

const system = {
  name: 'jazzhr',
  rows: ($: CheerioAPI) =>
    $('.list-group-item-heading a[href*="/apply/"]')
      .toArray()
      .map((link) => ({
        href: $(link).attr('href')!,
        title: $(link).text(),
        place: $(link).closest('li').find('.fa-map-marker').parent().text().trim(),
      })),
  pageOf: ({ origin, pathname }: URL) => `${origin}${pathname}`,
};

export const jazzHr: Board = {
  name: 'jazzhr',
  listOf(address) {
    const company = subdomainOf(address, 'applytojob.com');
    return company && `${address.origin}/apply`;
  },
  read: (document) =>
    /^\/apply\/?$/.test(new URL(document.url).pathname)
      ? readHtmlList(document, system)
      : readHtmlVacancy(document, system),
};
