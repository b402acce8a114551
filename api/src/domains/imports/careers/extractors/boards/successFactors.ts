import type { CheerioAPI } from 'cheerio';
import { parsePage } from '../../reading/parsePage.ts';
import type { Statements } from '../../reading/statements.ts';
import type { WebDocument } from '../../webDocument.ts';
import { subdomainOf, type Board } from './board.ts';
import { readHtmlList, readHtmlVacancy } from './htmlBoard.ts';

const system = {
  name: 'successfactors',
  rows: ($: CheerioAPI) => {
    // A list repeats each link for phones.
    const links = $('a.jobTitle-link[href*="/job/"]').toArray();
    const rows = links.map((link) => {
      const row = $(link).closest('tr, li');
      return {
        href: $(link).attr('href')!,
        title: $(link).text(),
        place: row.find('.jobLocation').first().text().replaceAll(/\s+/g, ' ').trim(),
      };
    });
    return [...new Map(rows.toReversed().map((row) => [row.href, row])).values()].toReversed();
  },
  pageOf: ({ origin, pathname }: URL) => `${origin}${pathname}`,
  state: ($: CheerioAPI): Statements => ({
    title: { value: $('[data-careersite-propertyid="title"]').first().text(), at: 'title' },
    description: { value: $('.jobdescription').first().html() ?? '', at: '.jobdescription' },
    place: { value: $('.jobGeoLocation').first().text().trim(), at: '.jobGeoLocation' },
  }),
};

/** Reads the careers sites of SAP SuccessFactors, which are mostly on the domain of the employer. */
export const successFactors: Board = {
  name: 'successfactors',
  listOf(address) {
    return subdomainOf(address, 'jobs.hr.cloud.sap') && listAt(address);
  },
  listOn({ url, text }) {
    const address = new URL(url);
    const isBuiltWithIt = /\/\/rmkcdn\.successfactors\.(?:com|eu)\//.test(text);
    return isBuiltWithIt && !isVacancy(address) ? listAt(address) : undefined;
  },
  read(document) {
    if (isVacancy(new URL(document.url))) return readHtmlVacancy(document, system);
    const { vacancies, more } = readHtmlList(document, system);
    return { vacancies, more: [...more, ...furtherPages(document)] };
  },
};

function isVacancy({ pathname }: URL): boolean {
  return /\/job\/[^/]+\/\d+\/?$/.test(pathname);
}

function listAt({ origin }: URL): string {
  return `${origin}/search/?q=&sortColumn=referencedate&sortDirection=desc`;
}

function furtherPages(document: WebDocument): string[] {
  const $ = parsePage(document);
  const here = new URL(document.url);
  const firstRowOf = (address: URL) => Number(address.searchParams.get('startrow') ?? 0);
  const pages = $('a[href*="startrow="]')
    .toArray()
    .map((link) => $(link).attr('href')!)
    .filter((href) => URL.canParse(href, here))
    .map((href) => new URL(href, here))
    .filter((address) => address.origin === here.origin && firstRowOf(address) > firstRowOf(here));
  return [...new Set(pages.map(({ href }) => href))];
}
