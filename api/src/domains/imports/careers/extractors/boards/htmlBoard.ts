import type { CheerioAPI } from 'cheerio';
import type { Extraction, FoundVacancy } from '../../foundVacancy.ts';
import { parsePage } from '../../reading/parsePage.ts';
import type { Statements } from '../../reading/statements.ts';
import { toFoundVacancy } from '../../reading/toFoundVacancy.ts';
import type { WebDocument } from '../../webDocument.ts';
import { readVacancyPage } from './readVacancyPage.ts';

export interface Row {
  href: string;
  title: string;
  place?: string;
}

interface HtmlSystem {
  name: string;
  rows: ($: CheerioAPI) => Row[];
  /** Public URL of a vacancy without the parameters of the list. */
  pageOf: (address: URL) => string;
  /** Reads the page of a vacancy without structured data. */
  state?: ($: CheerioAPI) => Statements;
}

/** Reads a list page of links to vacancies, each with structured data on its own page. */
export function readHtmlList(document: WebDocument, { name, rows, pageOf }: HtmlSystem): Extraction {
  const more: string[] = [];
  const vacancies = rows(parsePage(document))
    .filter(({ href }) => URL.canParse(href, document.url))
    .map(({ href, title, place }) => {
      const address = new URL(href, document.url);
      more.push(address.href);
      return toFoundVacancy(document, name, {
        id: { value: pageOf(address), at: 'the link' },
        url: { value: pageOf(address), at: 'the link' },
        title: { value: title, at: 'the list' },
        place: place === undefined ? undefined : { value: place, at: 'the list' },
        isIncomplete: true,
      });
    })
    .filter((found) => found !== undefined);
  return { vacancies, more };
}

/** Reads the page of a vacancy, under the id that the list gave it. */
export function readHtmlVacancy(document: WebDocument, { name, pageOf, state }: HtmlSystem): Extraction {
  const found =
    readVacancyPage(document) ?? (state && toFoundVacancy(document, name, state(parsePage(document))));
  if (!found) return { vacancies: [], more: [] };
  const page = pageOf(new URL(document.url));
  const vacancy: FoundVacancy = { ...found, source_id: page, source_url: page, found_by: name };
  return { vacancies: [vacancy], more: [] };
}
