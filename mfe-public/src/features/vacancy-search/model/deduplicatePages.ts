import type { VacancyCard, VacancyPage } from '@cpa/shared/contracts';

/**
 * The cards of each page without those that stand above already: what is published while somebody reads moves a
 * vacancy from one page to the next. A page without repeats is its own array.
 */
export function deduplicatePages(pages: readonly VacancyPage[]): (readonly VacancyCard[])[] {
  const above = new Set<number>();
  return pages.map(({ data }) => {
    const fresh = data.filter(({ id }) => !above.has(id));
    for (const { id } of data) above.add(id);
    return fresh.length === data.length ? data : fresh;
  });
}
