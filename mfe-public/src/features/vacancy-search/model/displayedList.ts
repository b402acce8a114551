import type { VacancyPage } from '@cpa/shared/contracts';
import type { ApiFailure } from '@cpa/shared/http';
import { MAX_PAGES, type VacancyQuery, writeQuery } from './vacancyQuery.ts';
import { withPage } from './changeQuery.ts';

/** One page as it was read, kept by its question, so that going back shows it at once. `loadedAt` in milliseconds. */
export type VacancyList = { key: string } & (
  | { status: 'loading'; page: null }
  | { status: 'loaded'; page: VacancyPage; loadedAt: number }
  | { status: 'failed'; page: null; failure: ApiFailure }
);

/** The pages on screen, one below the other, and how it stands with the next one. */
export type DisplayedList = {
  /** The question that these pages answer. */
  question: string;
  /** Empty while the first list is under way, and when it failed. */
  pages: VacancyPage[];
  /** These are the pages of the question before. */
  isPending: boolean;
  /** Why the list itself could not be read. */
  failure: ApiFailure | null;
  more: 'none' | 'offered' | 'loading' | 'failed';
};

/** The key under which a page of a question is kept: its first one, unless told otherwise. */
export function pageKey(query: VacancyQuery, page: number = query.page): string {
  return writeQuery(withPage(query, page));
}

/** The list that a question has; while it is under way the one before it. */
export function displayedList(
  lists: Readonly<Record<string, VacancyList>>,
  query: VacancyQuery,
  before: VacancyQuery | null,
): DisplayedList {
  const first = lists[pageKey(query)];
  if (first?.status === 'failed') {
    return { question: pageKey(query), pages: [], isPending: false, failure: first.failure, more: 'none' };
  }
  if (first?.status === 'loaded') {
    const pages = pagesOf(lists, query);
    const more = moreOf(lists, query, pages);
    return { question: pageKey(query), pages, isPending: false, failure: null, more };
  }
  const pages = before ? pagesOf(lists, before) : [];
  return { question: pageKey(before ?? query), pages, isPending: true, failure: null, more: 'none' };
}

/** As far as they are there without a gap. */
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
