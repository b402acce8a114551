import { compareTexts } from '@cpa/shared/i18n';
import type { OwnVacancy } from '@cpa/shared/contracts';
import type { TableFilters, TableView } from './tableView.ts';
import { isInTab } from './vacancyTabs.ts';

/** Value of a filter for vacancies that have none. */
export const NONE = '-';

const valueOf: Record<keyof TableFilters, (vacancy: OwnVacancy) => string> = {
  departments: ({ department }) => department ?? NONE,
  districts: ({ location_district }) => location_district?.name ?? NONE,
  posters: ({ posted_by }) => posted_by ?? NONE,
};

/** Returns the vacancies that match the search text and the filters, of every tab. */
export function filterVacancies(
  vacancies: readonly OwnVacancy[],
  view: Pick<TableView, 'search' | keyof TableFilters>,
): OwnVacancy[] {
  const words = plain(view.search).split(/\s+/).filter(Boolean);
  const filters = (Object.keys(valueOf) as (keyof TableFilters)[]).filter((key) => view[key].length > 0);
  return vacancies.filter((vacancy) => {
    if (!filters.every((key) => view[key].includes(valueOf[key](vacancy)))) return false;
    if (words.length === 0) return true;
    const text = plain(`${vacancy.title} ${vacancy.department ?? ''} ${vacancy.company.name}`);
    return words.every((word) => text.includes(word));
  });
}

export function vacanciesInTab(
  vacancies: readonly OwnVacancy[],
  tab: TableView['tab'],
  today: string,
): OwnVacancy[] {
  return vacancies.filter((vacancy) => isInTab(vacancy, tab, today));
}

/** Values that occur, in alphabetical order; `NONE` last. */
export function filterValues(vacancies: readonly OwnVacancy[], filter: keyof TableFilters): string[] {
  const values = new Set(vacancies.map(valueOf[filter]));
  const hasNone = values.delete(NONE);
  const named = [...values].toSorted(compareTexts);
  return hasNone && named.length > 0 ? [...named, NONE] : named;
}

/** Lower case without accents, so that "cafe" finds "Café". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
