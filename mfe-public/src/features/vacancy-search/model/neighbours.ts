import type { VacancyCard } from '@cpa/shared/contracts';
import { deduplicatePages } from './deduplicatePages.ts';
import type { DisplayedList } from './displayedList.ts';

/** A vacancy among the results: its 1-based position, and the loaded vacancies before and after it. */
export type Neighbours = {
  position: number;
  total: number;
  previous: VacancyCard | null;
  next: VacancyCard | null;
};

/** Returns the neighbours of a vacancy in the list on screen; null when it is not in the list. */
export function neighboursOf({ pages }: Pick<DisplayedList, 'pages'>, id: number): Neighbours | null {
  const [first] = pages;
  const cards = deduplicatePages(pages).flat();
  const index = cards.findIndex((card) => card.id === id);
  if (!first || index < 0) return null;
  return {
    position: (first.page - 1) * first.per_page + index + 1,
    total: first.total,
    previous: cards[index - 1] ?? null,
    next: cards[index + 1] ?? null,
  };
}
