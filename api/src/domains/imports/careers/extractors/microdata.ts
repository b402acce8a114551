import type { CheerioAPI } from 'cheerio';
import type { Extraction } from '../foundVacancy.ts';
import type { WebDocument } from '../webDocument.ts';
import { fromJobPosting } from './fromJobPosting.ts';
import { parsePage } from '../reading/parsePage.ts';

type Selected = ReturnType<CheerioAPI>;
/** Properties whose inner HTML is the value. */
const MARKUP = new Set(['description', 'qualifications', 'jobBenefits', 'skills', 'incentiveCompensation']);

/** Reads JobPostings marked with `itemscope` and `itemprop`. */
export function microdata(document: WebDocument): Extraction {
  const $ = parsePage(document);
  const vacancies = $('[itemscope][itemtype$="schema.org/JobPosting" i]')
    .toArray()
    .map((element) => fromJobPosting(document, 'microdata', itemOf($, $(element))))
    .filter((found) => found !== undefined);
  return { vacancies, more: [] };
}

function itemOf($: CheerioAPI, scope: Selected, depth = 0): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  // A property belongs to its nearest enclosing scope.
  const own = scope
    .find('[itemprop]')
    .filter((_, element) => $(element).parent().closest('[itemscope]').is(scope));
  for (const element of own.toArray()) {
    const property = $(element);
    const isItem = property.attr('itemscope') !== undefined && depth < 5;
    for (const name of (property.attr('itemprop') ?? '').split(/\s+/)) {
      const value = isItem ? itemOf($, property, depth + 1) : valueOf(property, name);
      const before = item[name];
      item[name] = before === undefined ? value : [before, value].flat();
    }
  }
  return item;
}

function valueOf(property: Selected, name: string): string {
  const stated =
    property.attr('content') ?? property.attr('datetime') ?? property.attr('href') ?? property.attr('value');
  return stated ?? (MARKUP.has(name) ? (property.html() ?? '') : property.text().trim());
}
