import { aVacancyPage } from '@cpa/shared/testing';
import { mergeFacets } from './mergeFacets.ts';

const option = (id: number, count: number) => ({ id, name: `Value ${id}`, count });
const facets = (...sectors: ReturnType<typeof option>[]) => ({ ...aVacancyPage().facets, sectors });

test('a value that is left without vacancies stays in its place, with none', () => {
  const shown = facets(option(1, 9), option(2, 4), option(3, 2));
  expect(mergeFacets(shown, facets(option(1, 3), option(3, 1))).sectors).toEqual([
    option(1, 3),
    option(2, 0),
    option(3, 1),
  ]);
});

test('a value that is new comes after those that are shown', () => {
  expect(mergeFacets(facets(option(2, 1)), facets(option(1, 5), option(2, 2))).sectors).toEqual([
    option(2, 2),
    option(1, 5),
  ]);
});
