import type { OwnVacancy } from '@cpa/shared/contracts';
import { saveFile } from '@cpa/shared/http';
import { vacanciesCsv } from '../model/vacanciesCsv.ts';

/** Saves the vacancies as a CSV file. */
export function downloadCsv(vacancies: readonly OwnVacancy[]): void {
  const text = vacanciesCsv(vacancies, location.origin);
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'vacancies.csv');
}
