import type { Extraction, FoundVacancy } from '../foundVacancy.ts';
import { isObject, joined, listed, saying, type Said } from '../reading/stated.ts';
import { toFoundVacancy } from '../reading/toFoundVacancy.ts';
import type { WebDocument } from '../webDocument.ts';
import { readXml } from '../reading/readXml.ts';
import { lenientJson } from '../reading/lenientJson.ts';
import { readJsonList } from './boards/readBoard.ts';
import { jobsIn } from './jobLists.ts';

/**
 * Reads RSS 2.0, RSS 1.0, Atom, JSON Feed, the XML that agencies export for job boards, and XML and JSON of other forms.
 * Feeds with summaries give incomplete vacancies.
 */
export function feeds(document: WebDocument): Extraction {
  const known = isJson(document) ? jsonFeed(document) : knownXml(document);
  return { vacancies: known.length > 0 ? known : unknownFeed(document), more: [] };
}

function knownXml(document: WebDocument): FoundVacancy[] {
  const say = saying(readXml(document.text), '');
  const items = [
    ...listed(say('rss.channel.item', 'rdf:RDF.item')?.value).map((item) => fromRss(document, item)),
    ...listed(say('feed.entry')?.value).map((entry) => fromAtom(document, entry)),
    ...listed(say('source.job', 'jobs.job')?.value).map((job) => fromJobXml(document, job)),
  ];
  return items.filter((found) => found !== undefined);
}

/** Reads XML or JSON of another form by its structure. */
function unknownFeed(document: WebDocument): FoundVacancy[] {
  const root = isJson(document) ? lenientJson(document.text) : readXml(document.text);
  return jobsIn(root)
    .map((stated) => toFoundVacancy(document, 'feed', stated))
    .filter((found) => found !== undefined);
}

function fromRss(document: WebDocument, item: unknown): FoundVacancy | undefined {
  const say = saying(item, 'item');
  return toFoundVacancy(document, 'feed', {
    id: say('guid.#text', 'guid', 'link'),
    title: say('title'),
    description: say('content:encoded', 'description'),
    url: say('link'),
    posted: say('pubDate', 'dc:date'),
    // Fields of WordPress job plug-ins.
    place: say('job_listing:location'),
    employment: say('job_listing:job_type'),
  });
}

/** https://www.jsonfeed.org/version/1.1/ */
function jsonFeed(document: WebDocument): FoundVacancy[] {
  return readJsonList(document, 'feed', 'items', (say) => ({
    id: say('id', 'url'),
    title: say('title'),
    description: say('content_html', 'content_text', 'summary'),
    url: say('url', 'external_url'),
    posted: say('date_published'),
  }));
}

/** https://docs.indeed.com/indeed-apply/direct-integration/xml-feed */
function fromJobXml(document: WebDocument, job: unknown): FoundVacancy | undefined {
  const say = saying(job, 'job');
  return toFoundVacancy(document, 'feed', {
    id: say('referencenumber', 'requisitionid', 'url'),
    title: say('title'),
    description: say('description'),
    url: say('url'),
    place: joined(say('city', 'location'), say('country')),
    employment: say('jobtype'),
    posted: say('date'),
    validThrough: say('expirationdate'),
    salary: { text: say('salary') },
  });
}

const isJson = ({ text }: Pick<WebDocument, 'text'>): boolean => /^\s*[[{]/.test(text.slice(0, 100));

/** Detects a feed by its content, since many are served with the wrong type. */
export function isFeed({ contentType, text }: WebDocument): boolean {
  const start = text.slice(0, 2000);
  if (contentType === 'text/html' && !start.includes('jsonfeed.org/version/')) return false;
  return (
    isJson({ text }) ||
    (/^\s*<(?:\?xml|[\w.:-]+[\s>])/.test(start) && !/<(?:!doctype html|html)[\s>]/i.test(start))
  );
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
