import type { CheerioAPI } from 'cheerio';
import type { Extraction } from '../foundVacancy.ts';
import type { PageElement } from '../reading/parsePage.ts';
import type { WebDocument } from '../webDocument.ts';
import { fromJobPosting } from './fromJobPosting.ts';
import { parsePage } from '../reading/parsePage.ts';

type Selected = ReturnType<CheerioAPI>;
/** Attributes of a syntax. In microdata an item is marked apart from its type. */
type Syntax = { scope: string; type: string; property: string };

/** Properties whose inner HTML is the value. */
const MARKUP = new Set([
  'description',
  'qualifications',
  'responsibilities',
  'jobBenefits',
  'skills',
  'incentiveCompensation',
]);
/** Properties whose value is the target of a link. */
const LINKS = new Set(['url', 'sameAs', 'mainEntityOfPage', 'image', 'logo']);
const SYNTAXES: readonly Syntax[] = [
  { scope: 'itemscope', type: 'itemtype', property: 'itemprop' },
  { scope: 'typeof', type: 'typeof', property: 'property' },
];
const MOST_ITEMS = 500;

/** Reads JobPostings marked as microdata (`itemprop`) or RDFa (`property`). */
export function microdata(document: WebDocument): Extraction {
  const $ = parsePage(document);
  const vacancies = SYNTAXES.flatMap((syntax) =>
    $(`[${syntax.type}]`)
      .filter((_, element) => isPosting($(element).attr(syntax.type)))
      .toArray()
      .slice(0, MOST_ITEMS)
      .map((element) => fromJobPosting(document, 'microdata', itemOf($, $(element), syntax)))
      .filter((found) => found !== undefined),
  );
  return { vacancies, more: [] };
}

/** Checks for the type among several, as a URL, with a prefix or alone. */
const isPosting = (types = ''): boolean =>
  types.split(/\s+/).some((type) => type.split(/[/#:]/).at(-1)?.toLowerCase() === 'jobposting');

function itemOf($: CheerioAPI, scope: Selected, syntax: Syntax, depth = 0): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  const { property: name, scope: scoped } = syntax;
  // A property belongs to its nearest enclosing item. A scope that is not a property of another item encloses nothing.
  const isItem = (element: PageElement) =>
    $(element).attr(scoped) !== undefined && ($(element).attr(name) !== undefined || element === scope[0]);
  const ownerOf = (element: PageElement) =>
    $(element)
      .parents(`[${scoped}]`)
      .toArray()
      .find((parent) => isItem(parent));
  const below = scope.find(`[${name}]`).filter((_, element) => ownerOf(element) === scope[0]);
  for (const element of [...below.toArray(), ...referred($, scope, name)]) {
    const property = $(element);
    const isNested = property.attr(scoped) !== undefined && depth < 5;
    for (const key of (property.attr(name) ?? '').split(/\s+/)) {
      const local = key.split(':').at(-1)!;
      const value = isNested ? itemOf($, property, syntax, depth + 1) : valueOf(property, local);
      const before = item[local];
      item[local] = before === undefined ? value : [before, value].flat();
    }
  }
  return item;
}

/** Returns the properties elsewhere in the page that `itemref` names. */
function referred($: CheerioAPI, scope: Selected, name: string): PageElement[] {
  const ids = (scope.attr('itemref') ?? '').split(/\s+/).filter(Boolean).slice(0, 20);
  return ids.flatMap((id) => {
    const part = $('[id]')
      .filter((_, element) => $(element).attr('id') === id)
      .first();
    return [...part.filter(`[${name}]`).toArray(), ...part.find(`[${name}]`).toArray()];
  });
}

function valueOf(property: Selected, name: string): string {
  const stated = property.attr('content') ?? property.attr('datetime') ?? property.attr('value');
  const target = property.attr('href') ?? property.attr('src');
  const text = MARKUP.has(name) ? (property.html() ?? '') : property.text().trim();
  if (LINKS.has(name)) return target ?? stated ?? text;
  return stated ?? (text || target || '');
}
