import type { OwnVacancy } from '@cpa/shared/contracts';
import { vacanciesCsv } from '../model/vacanciesCsv.ts';

/** Saves the vacancies as a CSV file. The byte order mark makes spreadsheets read it as UTF-8. */
export function downloadCsv(vacancies: readonly OwnVacancy[]): void {
  const file = new Blob(['\uFEFF', vacanciesCsv(vacancies, location.origin)], {
    type: 'text/csv;charset=utf-8',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'vacancies.csv';
  link.click();
  // Browsers read the file after the click; Safari needs a moment.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
