import type { VacancyFilter } from './vacancies.ts';

/** Returns the query string of the page that shows this search; `filterFromQuery` parses it. */
export function queryFromFilter(filter: VacancyFilter): string {
  return Object.entries(filter)
    .filter(([, value]) => value !== undefined && value !== false && value !== '')
    .map(([key, value]) => {
      const text = Array.isArray(value) ? value.join(',') : String(value);
      return text === '' ? '' : `${key}=${encodeURIComponent(text).replaceAll('%2C', ',')}`;
    })
    .filter((part) => part !== '')
    .join('&');
}
