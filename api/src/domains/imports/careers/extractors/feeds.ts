import type { Extraction } from '../foundVacancy.ts';
import { toFoundVacancy } from '../reading/toFoundVacancy.ts';
import type { WebDocument } from '../webDocument.ts';
import { readXml } from '../reading/readXml.ts';
import { lenientJson } from '../reading/lenientJson.ts';
import { jobsIn } from './jobLists.ts';

/**
 * Reads RSS 2.0, RSS 1.0, Atom, JSON Feed, the XML that agencies export for job boards, and XML and JSON of other forms
 * by their structure. Feeds with summaries give incomplete vacancies.
 */
export function feeds(document: WebDocument): Extraction {
  const root = isJson(document) ? lenientJson(document.text) : readXml(document.text);
  const vacancies = jobsIn(root)
    .map((stated) => toFoundVacancy(document, 'feed', stated))
    .filter((found) => found !== undefined);
  return { vacancies, more: [] };
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
