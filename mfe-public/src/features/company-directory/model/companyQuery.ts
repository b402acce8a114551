import type { CompanyFilter, CompanySort, SortOrder } from '@cpa/shared/contracts';
import { publicPaths } from '../../../routing/publicPaths.ts';
import { searchText } from '../../../search/searchText.ts';

/** Query of the company directory as stored in the URL. `sort_by` null: the default order, by name. */
export type CompanyQuery = {
  search_string: string;
  filter_sectors: number[];
  sort_by: CompanySort | null;
  /** Null: the natural order of the criterion. */
  sort_order: SortOrder | null;
  page: number;
};

const COMPANY_SORTS = ['name', 'open_vacancies', 'newest'] as const satisfies readonly CompanySort[];

const SORT_ORDERS = ['asc', 'desc'] as const satisfies readonly SortOrder[];

/** Offered combinations of `sort_by` and `sort_order`. */
export const COMPANY_SORT_CHOICES = [
  'name.asc',
  'name.desc',
  'open_vacancies.desc',
  'open_vacancies.asc',
  'newest.desc',
  'newest.asc',
] as const;

type CompanySortChoice = (typeof COMPANY_SORT_CHOICES)[number];

const NATURAL_ORDER: Record<CompanySort, SortOrder> = { name: 'asc', open_vacancies: 'desc', newest: 'desc' };

/** Returns the sort choice of a query, such as `name.asc`. */
export function choiceOf({
  sort_by,
  sort_order,
}: Pick<CompanyQuery, 'sort_by' | 'sort_order'>): CompanySortChoice {
  const sort = sort_by ?? 'name';
  return `${sort}.${sort_order ?? NATURAL_ORDER[sort]}`;
}

/** Returns the parameters of a choice; natural ones are null. */
export function sortOf(choice: string): Pick<CompanyQuery, 'sort_by' | 'sort_order'> {
  const [by, order] = choice.split('.');
  const sort_by = COMPANY_SORTS.find((sort) => sort === by) ?? 'name';
  const sort_order = SORT_ORDERS.find((known) => known === order) ?? NATURAL_ORDER[sort_by];
  return {
    sort_by: sort_by === 'name' ? null : sort_by,
    sort_order: sort_order === NATURAL_ORDER[sort_by] ? null : sort_order,
  };
}

export function readCompanyQuery(params: URLSearchParams): CompanyQuery {
  const page = Number(params.get('page'));
  const sectors = (params.get('filter_sectors') ?? '').split(',').map(Number).filter(isId);
  // The form without JavaScript has one select for both: `name.desc`.
  const [by, direction = params.get('sort_order')] = (params.get('sort_by') ?? '').split('.');
  return {
    search_string: searchText(params.get('search_string') ?? ''),
    filter_sectors: [...new Set(sectors)].slice(0, 50),
    sort_by: COMPANY_SORTS.find((sort) => sort === by) ?? null,
    sort_order: SORT_ORDERS.find((order) => order === direction) ?? null,
    page: isId(page) && page <= 100_000 ? page : 1,
  };
}

/** Serialises the query in a fixed order. */
export function writeCompanyQuery(query: CompanyQuery): string {
  const parts: string[] = [];
  if (query.search_string) parts.push(`search_string=${encodeURIComponent(query.search_string)}`);
  if (query.filter_sectors.length > 0) {
    parts.push(`filter_sectors=${[...query.filter_sectors].sort((a, b) => a - b).join(',')}`);
  }
  if (query.sort_by) parts.push(`sort_by=${query.sort_by}`);
  if (query.sort_order) parts.push(`sort_order=${query.sort_order}`);
  if (query.page > 1) parts.push(`page=${query.page}`);
  return parts.join('&');
}

export function companiesUrl(query: CompanyQuery): string {
  const search = writeCompanyQuery(query);
  return search ? `${publicPaths.companies}?${search}` : publicPaths.companies;
}

export function toCompanyFilter(query: CompanyQuery): CompanyFilter {
  const filter: CompanyFilter = {};
  if (query.search_string) filter.search_string = query.search_string;
  if (query.filter_sectors.length > 0) filter.filter_sectors = [...query.filter_sectors];
  if (query.sort_by) filter.sort_by = query.sort_by;
  if (query.sort_order) filter.sort_order = query.sort_order;
  return filter;
}

function isId(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}
