import { aVacancyPage } from '@cpa/shared/testing';
import { mergeFacets } from './mergeFacets.ts';

const option = (id: number, count: number) => ({ id, name: `Value ${id}`, count });
const facets = (...sectors: ReturnType<typeof option>[]) => ({ ...aVacancyPage().facets, sectors });

test('keeps a value without vacancies in place, with the count 0', () => {
  const shown = facets(option(1, 9), option(2, 4), option(3, 2));
  expect(mergeFacets(shown, facets(option(1, 3), option(3, 1))).sectors).toEqual([
    option(1, 3),
    option(2, 0),
    option(3, 1),
  ]);
});

test('appends new values', () => {
  expect(mergeFacets(facets(option(2, 1)), facets(option(1, 5), option(2, 2))).sectors).toEqual([
    option(2, 2),
    option(1, 5),
  ]);
});
