import type { Extraction } from '../foundVacancy.ts';
import { lenientJson } from '../reading/lenientJson.ts';
import { isObject, listed } from '../reading/stated.ts';
import type { WebDocument } from '../webDocument.ts';
import { fromJobPosting } from './fromJobPosting.ts';
import { parsePage } from '../reading/parsePage.ts';

type Thing = Record<string, unknown>;

/** Node limit, because a page may be hostile. */
const MOST_THINGS = 20_000;
const DEEPEST = 30;

/** Finds every JobPosting in the JSON-LD of the page: alone, in arrays, in `@graph`, in lists, and by `@id`. */
export function jsonLd(document: WebDocument): Extraction {
  const $ = parsePage(document);
  const roots = $('script[type^="application/ld+json" i]')
    .toArray()
    .map((script) => lenientJson($(script).text()))
    .filter((root) => root !== undefined);
  const things = everyThing(roots);
  const named = new Map(
    things.flatMap((thing) =>
      isNamed(thing) && !isReference(thing) ? [[thing['@id'], thing] as const] : [],
    ),
  );
  const vacancies = things
    .filter((thing) => isA(thing, 'JobPosting'))
    .map((posting) => fromJobPosting(document, 'json-ld', resolved(posting, named)))
    .filter((found) => found !== undefined);
  return {
    vacancies,
    more: vacancies.length > 0 ? [] : things.flatMap((thing) => itemAddresses(thing, document)),
  };
}

function everyThing(roots: unknown[]): Thing[] {
  const things: Thing[] = [];
  let level = roots;
  for (let depth = 0; depth < DEEPEST && level.length > 0 && things.length < MOST_THINGS; depth++) {
    const objects = level
      .flatMap((value) => (Array.isArray(value) ? value.filter(isObject) : [value]))
      .filter(isObject);
    things.push(...objects.slice(0, MOST_THINGS - things.length));
    level = level.flatMap((value) => (Array.isArray(value) ? value.filter(Array.isArray) : []));
    level = [...level, ...objects.flatMap((object) => Object.values(object))];
  }
  return things;
}

/** Resolves `@id` references one level deep. */
function resolved(posting: Thing, named: Map<unknown, Thing>): Thing {
  const follow = (value: unknown): unknown =>
    isObject(value) && isReference(value) ? (named.get(value['@id']) ?? value) : value;
  return Object.fromEntries(
    Object.entries(posting).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(follow) : follow(value),
    ]),
  );
}

const isReference = (thing: Thing): boolean => Object.keys(thing).length === 1 && isNamed(thing);

const isNamed = (thing: Thing): boolean => typeof thing['@id'] === 'string';

function isA(thing: Thing, type: string): boolean {
  return listed(thing['@type']).some(
    (name) => typeof name === 'string' && name.split(/[/#:]/).at(-1) === type,
  );
}

/** Reads a list page that only links to its vacancies. */
function itemAddresses(thing: Thing, { url }: WebDocument): string[] {
  if (!isA(thing, 'ItemList')) return [];
  return listed(thing['itemListElement']).flatMap((item) => {
    const address = isObject(item) ? (item['url'] ?? item['item']) : item;
    return typeof address === 'string' && URL.canParse(address, url) ? [new URL(address, url).href] : [];
  });
}
