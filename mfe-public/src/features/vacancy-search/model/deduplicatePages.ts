import type { VacancyCard, VacancyPage } from '@cpa/shared/contracts';

/**
 * Removes cards that are already on an earlier page: a newly published vacancy moves others to the next page.
 * Pages without duplicates keep their array.
 */
export function deduplicatePages(pages: readonly VacancyPage[]): (readonly VacancyCard[])[] {
  const above = new Set<number>();
  return pages.map(({ data }) => {
    const fresh = data.filter(({ id }) => !above.has(id));
    for (const { id } of data) above.add(id);
    return fresh.length === data.length ? data : fresh;
  });
}
