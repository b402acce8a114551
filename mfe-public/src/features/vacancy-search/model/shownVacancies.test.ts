import { aVacancyCard, aVacancyPage } from '@cpa/shared/testing';
import { deduplicatePages } from './deduplicatePages.ts';
import { splitSponsored } from './splitSponsored.ts';
import { readQuery } from './vacancyQuery.ts';

describe('deduplicatePages', () => {
  const pageOf = (...ids: number[]) => aVacancyPage({ data: ids.map((id) => aVacancyCard({ id })) });

  test('removes vacancies that moved to the next page and keeps the identity of pages without duplicates', () => {
    const [first, second, third] = [pageOf(1, 2), pageOf(2, 3), pageOf(4)];
    const shown = deduplicatePages([first, second, third]);
    expect(shown.map((cards) => cards.map(({ id }) => id))).toEqual([[1, 2], [3], [4]]);
    expect(shown[2]).toBe(third.data);
  });
});

describe('splitSponsored', () => {
  const read = (search: string) => readQuery(new URLSearchParams(search));
  const cards = (...marks: boolean[]) =>
    marks.map((sponsored, id) => aVacancyCard({ id: id + 1, sponsored }));
  const counts = (search: string, ...marks: boolean[]) => {
    const { sponsored, rest } = splitSponsored(cards(...marks), read(search));
    return [sponsored.length, rest.length];
  };

  test('takes at most three sponsored vacancies from the top', () => {
    expect(counts('', true, true, true, true, false)).toEqual([3, 2]);
    expect(counts('filter_sectors=2', true, false, true)).toEqual([1, 2]);
    expect(counts('', false, true)).toEqual([0, 2]);
    expect(counts('', true, true)).toEqual([2, 0]);
  });

  test('leaves a chosen order and later pages as they are', () => {
    expect(counts('search_string=cook', true, false)).toEqual([0, 2]);
    expect(counts('sort_by=date', true, false)).toEqual([0, 2]);
    expect(counts('sort_order=asc', true, false)).toEqual([0, 2]);
    expect(counts('page=2', true, false)).toEqual([0, 2]);
  });
});
