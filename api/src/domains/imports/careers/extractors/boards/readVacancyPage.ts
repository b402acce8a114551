import type { FoundVacancy } from '../../foundVacancy.ts';
import type { WebDocument } from '../../webDocument.ts';
import { jsonLd } from '../jsonLd.ts';
import { microdata } from '../microdata.ts';

/** Reads the page of one vacancy from its structured data. Undefined for none or several. */
export function readVacancyPage(document: WebDocument): FoundVacancy | undefined {
  for (const extract of [jsonLd, microdata]) {
    const { vacancies } = extract(document);
    if (vacancies.length > 0) return vacancies.length === 1 ? vacancies[0] : undefined;
  }
  return undefined;
}
