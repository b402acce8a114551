import type { Extraction, FoundVacancy } from '../foundVacancy.ts';
import { isObject, listed, saying, type Said } from '../reading/stated.ts';
import { toFoundVacancy } from '../reading/toFoundVacancy.ts';
import type { WebDocument } from '../webDocument.ts';
import { readXml } from '../reading/readXml.ts';

/** Reads RSS 2.0, RSS 1.0 and Atom. Feeds with summaries give incomplete vacancies. */
export function feeds(document: WebDocument): Extraction {
  const root = readXml(document.text);
  const say = saying(root, '');
  const items = [
    ...listed(say('rss.channel.item', 'rdf:RDF.item')?.value).map((item) => fromRss(document, item)),
    ...listed(say('feed.entry')?.value).map((entry) => fromAtom(document, entry)),
  ];
  return { vacancies: items.filter((found) => found !== undefined), more: [] };
}

function fromRss(document: WebDocument, item: unknown): FoundVacancy | undefined {
  const say = saying(item, 'item');
  return toFoundVacancy(document, 'feed', {
    id: say('guid.#text', 'guid', 'link'),
    title: say('title'),
    description: say('content:encoded', 'description'),
    url: say('link'),
    posted: say('pubDate', 'dc:date'),
  });
}

function fromAtom(document: WebDocument, entry: unknown): FoundVacancy | undefined {
  const say = saying(entry, 'entry');
  return toFoundVacancy(document, 'feed', {
    id: say('id'),
    title: say('title.#text', 'title'),
    description: say('content.#text', 'content', 'summary.#text', 'summary'),
    url: linkOf(entry),
    posted: say('published', 'updated'),
  });
}

/** Picks the Atom link of the page: `alternate` or without `rel`. */
function linkOf(entry: unknown): Said | undefined {
  const links = listed(saying(entry, '')('link')?.value).filter(isObject);
  const page = links.find((link) => link['@rel'] === undefined || link['@rel'] === 'alternate');
  return page ? { value: page['@href'], at: 'entry.link' } : undefined;
}
