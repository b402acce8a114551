import { type RecentSearch, addRecentSearch } from './recentSearches.ts';

const made = (words: string, ...filters: string[]): RecentSearch => ({
  search: [words, ...filters].join('&'),
  words,
  filters,
});
const after = (...searches: RecentSearch[]) =>
  searches
    .reduce<RecentSearch[]>((recent, search) => addRecentSearch(recent, search), [])
    .map(({ search }) => search);

test('the newest stands first, none twice, six at most', () => {
  expect(after(made('cook'), made('nurse'), made('cook'))).toEqual(['cook', 'nurse']);
  expect(after(...['ab', 'cd', 'ef', 'gh', 'ij', 'kl', 'mn'].map((words) => made(words)))).toHaveLength(6);
});

test('what is typed on is one search, and so is what is narrowed step by step', () => {
  expect(after(made('co'), made('cook'), made('cook', 'Noord'), made('cook', 'Noord', 'Shifts'))).toEqual([
    'cook&Noord&Shifts',
  ]);
});

test('does not add a search for a deleted letter', () => {
  expect(after(made('cook'), made('coo'), made('co'))).toEqual(['cook']);
});

test('a single letter and a plain list are no searches', () => {
  expect(after(made('c'), made(''))).toEqual([]);
});
