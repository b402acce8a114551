import type { VacancyPage } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { MAX_PAGES, type VacancyQuery, writeQuery } from './vacancyQuery.ts';
import { withPage } from './changeQuery.ts';

/** Cached page of a list, keyed by its query. */
export type VacancyList = { key: string } & (
  | { status: 'loading'; page: null }
  | { status: 'loaded'; page: VacancyPage }
  | { status: 'failed'; page: null; error: ApiErrorData }
);

/** Pages on screen, and the state of the next page. */
export type DisplayedList = {
  /** Serialised query of these pages. */
  queryKey: string;
  /** Empty while the first list loads, and when it has failed. */
  pages: VacancyPage[];
  /** The pages belong to the previous query. */
  isPending: boolean;
  /** Error of the first page. */
  error: ApiErrorData | null;
  more: 'none' | 'offered' | 'loading' | 'failed';
};

/** Returns the cache key of a page, by default the first page of the query. */
export function pageKey(query: VacancyQuery, page: number = query.page): string {
  return writeQuery(withPage(query, page));
}

/** Returns the list of a query, or the previous list while it loads. */
export function displayedList(
  lists: Readonly<Record<string, VacancyList>>,
  query: VacancyQuery,
  before: VacancyQuery | null,
): DisplayedList {
  const first = lists[pageKey(query)];
  if (first?.status === 'failed') {
    return { queryKey: pageKey(query), pages: [], isPending: false, error: first.error, more: 'none' };
  }
  if (first?.status === 'loaded') {
    const pages = pagesOf(lists, query);
    const more = moreOf(lists, query, pages);
    return { queryKey: pageKey(query), pages, isPending: false, error: null, more };
  }
  const pages = before ? pagesOf(lists, before) : [];
  return { queryKey: pageKey(before ?? query), pages, isPending: true, error: null, more: 'none' };
}

/** Returns the loaded pages up to the first gap. */
function pagesOf(lists: Readonly<Record<string, VacancyList>>, query: VacancyQuery): VacancyPage[] {
  const pages: VacancyPage[] = [];
  for (let number = query.page; number <= query.through; number += 1) {
    const list = lists[pageKey(query, number)];
    if (list?.status !== 'loaded') break;
    pages.push(list.page);
  }
  return pages;
}

function moreOf(
  lists: Readonly<Record<string, VacancyList>>,
  query: VacancyQuery,
  pages: VacancyPage[],
): DisplayedList['more'] {
  const next = query.page + pages.length;
  if (next > (pages.at(-1)?.last_page ?? 0) || pages.length >= MAX_PAGES) return 'none';
  if (next > query.through) return 'offered';
  const list = lists[pageKey(query, next)];
  if (list?.status === 'failed') return 'failed';
  return list?.status === 'loading' ? 'loading' : 'offered';
}
