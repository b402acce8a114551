import { aVacancyCard } from '@cpa/shared/testing';
import { splitSponsored } from './splitSponsored.ts';
import { readQuery } from './vacancyQuery.ts';

const read = (search: string) => readQuery(new URLSearchParams(search));
const cards = (...marks: boolean[]) => marks.map((sponsored, id) => aVacancyCard({ id: id + 1, sponsored }));
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
