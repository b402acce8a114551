import { VACANCY_TABS, type VacancyTab } from './vacancyTabs.ts';

/** Columns that can be sorted by. */
export const SORT_COLUMNS = [
  'title',
  'status',
  'applicants',
  'views',
  'closes',
  'posting',
  'district',
  'company',
  'postedBy',
  'created',
] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** Filters with several values. */
export type TableFilters = {
  departments: readonly string[];
  districts: readonly string[];
  posters: readonly string[];
};

/** State of the table, stored in the query of the URL. */
export type TableView = TableFilters & {
  tab: VacancyTab;
  search: string;
  sort: SortColumn;
  isDescending: boolean;
  /** 1-based. */
  page: number;
};

export const DEFAULT_VIEW: TableView = {
  tab: 'all',
  search: '',
  departments: [],
  districts: [],
  posters: [],
  sort: 'closes',
  isDescending: false,
  page: 1,
};

const FILTER_KEYS = { departments: 'department', districts: 'district', posters: 'posted_by' } as const;

/** Reads the view from the URL query. Ignores invalid values. */
export function viewFromQuery(query: URLSearchParams): TableView {
  const sort = query.get('sort') ?? '';
  const column = SORT_COLUMNS.find((name) => name === sort.replace(/^-/, ''));
  const page = Number(query.get('page'));
  return {
    tab: VACANCY_TABS.find((tab) => tab === query.get('tab')) ?? DEFAULT_VIEW.tab,
    search: query.get('search') ?? '',
    departments: query.getAll(FILTER_KEYS.departments),
    districts: query.getAll(FILTER_KEYS.districts),
    posters: query.getAll(FILTER_KEYS.posters),
    sort: column ?? DEFAULT_VIEW.sort,
    isDescending: column !== undefined && sort.startsWith('-'),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Leaves out defaults, so that the plain URL is the plain table. */
export function viewToQuery(view: TableView): URLSearchParams {
  const query = new URLSearchParams();
  if (view.tab !== DEFAULT_VIEW.tab) query.set('tab', view.tab);
  if (view.search) query.set('search', view.search);
  for (const [filter, key] of Object.entries(FILTER_KEYS)) {
    for (const value of view[filter as keyof TableFilters]) query.append(key, value);
  }
  if (view.sort !== DEFAULT_VIEW.sort || view.isDescending) {
    query.set('sort', `${view.isDescending ? '-' : ''}${view.sort}`);
  }
  if (view.page > 1) query.set('page', String(view.page));
  return query;
}

export function isFiltered({ search, departments, districts, posters }: TableView): boolean {
  return search.trim() !== '' || departments.length + districts.length + posters.length > 0;
}
