import { aVacancyCard, aVacancyPage } from '@cpa/shared/testing';
import { neighboursOf } from './neighbours.ts';

const [one, two, three, four] = [1, 2, 3, 4].map((id) => aVacancyCard({ id }));
const list = {
  pages: [
    aVacancyPage({ data: [one!, two!], page: 2, per_page: 2, total: 9 }),
    // The second vacancy has moved to the next page.
    aVacancyPage({ data: [two!, three!, four!], page: 3, per_page: 2, total: 9 }),
  ],
};

test('counts from the first page of the list and crosses pages', () => {
  expect(neighboursOf(list, 2)).toEqual({ position: 4, total: 9, previous: one, next: three });
});

test('has no neighbour before the first and after the last loaded vacancy', () => {
  expect(neighboursOf(list, 1)).toMatchObject({ previous: null, next: two });
  expect(neighboursOf(list, 4)).toMatchObject({ position: 6, previous: three, next: null });
});

test('is null for a vacancy outside of the list, and without a list', () => {
  expect(neighboursOf(list, 7)).toBeNull();
  expect(neighboursOf({ pages: [] }, 1)).toBeNull();
});
