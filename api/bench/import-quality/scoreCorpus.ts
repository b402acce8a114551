import { ImportError } from '../../src/domains/imports/careers/fetching/importError.ts';
import type { FoundVacancy } from '../../src/domains/imports/careers/foundVacancy.ts';
import { readCareers } from '../../src/domains/imports/careers/readCareers.ts';
import { type CorpusCase, type CorpusHalf, type ExpectedVacancy, readCorpus } from './readCorpus.ts';

export interface FieldScore {
  /** Values that the pages state. */
  stated: number;
  /** Values that the import returned. */
  read: number;
  /** Returned values that equal the stated ones. */
  right: number;
}

export interface CorpusScore {
  cases: number;
  fields: Record<keyof ExpectedVacancy, FieldScore>;
  /** Differences, one line each. */
  faults: string[];
}

const FIELDS: (keyof ExpectedVacancy)[] = [
  'title',
  'place',
  'type',
  'posted',
  'until',
  'salary',
  'remote',
  'pay',
  'says',
];

/** Imports every careers page of the half and compares the vacancies found with the stated ones, by title. */
export async function scoreCorpus(half: CorpusHalf): Promise<CorpusScore> {
  const cases = readCorpus(half);
  const fields = Object.fromEntries(
    FIELDS.map((field) => [field, { stated: 0, read: 0, right: 0 }]),
  ) as CorpusScore['fields'];
  const faults: string[] = [];
  for (const one of cases) {
    const found = (await importCase(one)).map((vacancy) => ({ vacancy, isMatched: false }));
    const compare = (expected: ExpectedVacancy | undefined, vacancy: FoundVacancy | undefined) => {
      for (const field of FIELDS) {
        const stated = expected?.[field];
        const read = vacancy && valueOf(vacancy, field, stated);
        fields[field].stated += Number(stated !== undefined);
        fields[field].read += Number(read !== undefined);
        fields[field].right += Number(stated !== undefined && stated === read);
        if (stated !== read)
          faults.push(`${one.name}: ${field} is ${read ?? 'missing'}, not ${stated ?? 'stated'}`);
      }
    };
    for (const expected of one.expected) {
      const match = found.find(({ vacancy, isMatched }) => !isMatched && vacancy.title === expected.title);
      if (match) match.isMatched = true;
      compare(expected, match?.vacancy);
    }
    for (const { vacancy } of found.filter(({ isMatched }) => !isMatched)) compare(undefined, vacancy);
  }
  return { cases: cases.length, fields, faults };
}

export const recallOf = ({ stated, right }: FieldScore): number => (stated === 0 ? 1 : right / stated);

export const precisionOf = ({ read, right }: FieldScore): number => (read === 0 ? 1 : right / read);

async function importCase({ start, documents }: CorpusCase): Promise<FoundVacancy[]> {
  const fetchPage = async (address: string) => {
    const document = documents.get(address);
    if (!document) throw new ImportError('page_refused');
    return document;
  };
  try {
    return await readCareers(start, { fetchPage, onProgress: async () => undefined });
  } catch (error) {
    if (error instanceof ImportError) return [];
    throw error;
  }
}

function valueOf(
  vacancy: FoundVacancy,
  field: keyof ExpectedVacancy,
  stated: string | undefined,
): string | undefined {
  switch (field) {
    case 'title':
      return vacancy.title;
    case 'place':
      return vacancy.place ?? undefined;
    case 'type':
      return vacancy.employment_type ?? undefined;
    case 'posted':
      return vacancy.date_posted ?? undefined;
    case 'until':
      return vacancy.valid_through ?? undefined;
    case 'salary':
      return salaryOf(vacancy);
    case 'remote':
      return vacancy.remote ?? undefined;
    // Phrases of a longer text: a match elsewhere is not a fault.
    case 'pay':
      return stated !== undefined && vacancy.salary_text?.includes(stated) ? stated : undefined;
    case 'says':
      return stated !== undefined && vacancy.description.includes(stated) ? stated : undefined;
  }
}

function salaryOf({
  salary_min,
  salary_max,
  salary_currency,
  salary_period,
}: FoundVacancy): string | undefined {
  if (salary_min === null && salary_max === null) return undefined;
  const units = (amount: number | null) => (amount === null ? '' : String(amount / 100));
  return `${units(salary_min)}-${units(salary_max)} ${salary_currency ?? '?'} ${salary_period ?? '?'}`;
}
