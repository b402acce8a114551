import { aVacancyCard, aVacancyPage } from '@cpa/shared/testing';
import { deduplicatePages } from './deduplicatePages.ts';

const pageOf = (...ids: number[]) => aVacancyPage({ data: ids.map((id) => aVacancyCard({ id })) });

test('removes vacancies that moved to the next page and keeps the identity of pages without duplicates', () => {
  const [first, second, third] = [pageOf(1, 2), pageOf(2, 3), pageOf(4)];
  const shown = deduplicatePages([first, second, third]);
  expect(shown.map((cards) => cards.map(({ id }) => id))).toEqual([[1, 2], [3], [4]]);
  expect(shown[2]).toBe(third.data);
});
