import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WebDocument } from '../../src/domains/imports/careers/webDocument.ts';

/** Facts that a page states about a vacancy. Facts that it does not state have no key. */
export interface ExpectedVacancy {
  title: string;
  place?: string;
  type?: string;
  posted?: string;
  until?: string;
  /** Salary in the form `2600-3100 AWG month`; `?` for a currency or period that is not stated. */
  salary?: string;
  remote?: string;
  /** Part of the salary as the page writes it. */
  pay?: string;
  /** Phrase of the description. */
  says?: string;
}

export interface CorpusCase {
  name: string;
  /** URL of the careers page. */
  start: string;
  documents: Map<string, WebDocument>;
  expected: ExpectedVacancy[];
}

export type CorpusHalf = 'development' | 'held-out';

/** Day on which the invented pages are read, so that "3 days ago" has a date. */
const FETCHED_AT = new Date('2026-11-20T15:00:00Z');

/** Reads one half of the corpus. `development.txt` explains the format. */
export function readCorpus(half: CorpusHalf): CorpusCase[] {
  const [, ...blocks] = readFileSync(join(import.meta.dirname, `${half}.txt`), 'utf8').split(/^## /m);
  return blocks.map(readCase);
}

function readCase(block: string): CorpusCase {
  const [name = '', ...lines] = block.trim().split('\n');
  const expected = lines
    .filter((line) => line.startsWith('= '))
    .map((line) => JSON.parse(line.slice(2)) as ExpectedVacancy);
  const documents = new Map<string, WebDocument>();
  let url = '';
  for (const line of lines) {
    if (line.startsWith('@ ')) {
      const [, address = '', contentType = 'text/html'] = line.split(' ');
      url = address;
      documents.set(url, { url, contentType, text: '', fetchedAt: FETCHED_AT });
    } else if (!line.startsWith('= ')) {
      const document = documents.get(url)!;
      document.text += `${line}\n`;
    }
  }
  return { name, start: [...documents.keys()][0]!, documents, expected };
}
