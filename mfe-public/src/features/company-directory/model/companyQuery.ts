import type { CompanyFilter, CompanySort } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { searchText } from '../../../search-params/searchText.ts';

/** Query of the company directory as stored in the URL. `sort_by` null: the default order, by name. */
export type CompanyQuery = {
  search_string: string;
  filter_sectors: number[];
  sort_by: CompanySort | null;
  page: number;
};

export const COMPANY_SORTS = ['name', 'open_vacancies', 'newest'] as const satisfies readonly CompanySort[];

export function readCompanyQuery(params: URLSearchParams): CompanyQuery {
  const page = Number(params.get('page'));
  const sectors = (params.get('filter_sectors') ?? '').split(',').map(Number).filter(isId);
  return {
    search_string: searchText(params.get('search_string') ?? ''),
    filter_sectors: [...new Set(sectors)].slice(0, 50),
    sort_by: COMPANY_SORTS.find((sort) => sort === params.get('sort_by')) ?? null,
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
  if (query.page > 1) parts.push(`page=${query.page}`);
  return parts.join('&');
}

export function companiesUrl(query: CompanyQuery): string {
  const search = writeCompanyQuery(query);
  return search ? `${paths.companies}?${search}` : paths.companies;
}

export function toCompanyFilter(query: CompanyQuery): CompanyFilter {
  const filter: CompanyFilter = {};
  if (query.search_string) filter.search_string = query.search_string;
  if (query.filter_sectors.length > 0) filter.filter_sectors = [...query.filter_sectors];
  if (query.sort_by) filter.sort_by = query.sort_by;
  return filter;
}

function isId(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}
