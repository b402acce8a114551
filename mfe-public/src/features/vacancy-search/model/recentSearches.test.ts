import { type RecentSearch, addRecentSearch } from './recentSearches.ts';

const made = (text: string, ...filters: string[]): RecentSearch => ({
  search: [text, ...filters].join('&'),
  words: text,
  filters,
});
const after = (...searches: RecentSearch[]) =>
  searches
    .reduce<RecentSearch[]>((recent, search) => addRecentSearch(recent, search), [])
    .map(({ search }) => search);

test('puts the newest search first, without duplicates, and keeps six', () => {
  expect(after(made('cook'), made('nurse'), made('cook'))).toEqual(['cook', 'nurse']);
  expect(after(...['ab', 'cd', 'ef', 'gh', 'ij', 'kl', 'mn'].map((text) => made(text)))).toHaveLength(6);
});

test('replaces a search that is extended', () => {
  expect(after(made('co'), made('cook'), made('cook', 'Noord'), made('cook', 'Noord', 'Shifts'))).toEqual([
    'cook&Noord&Shifts',
  ]);
});

test('does not add a search for a deleted letter', () => {
  expect(after(made('cook'), made('coo'), made('co'))).toEqual(['cook']);
});

test('ignores a single letter and an empty query', () => {
  expect(after(made('c'), made(''))).toEqual([]);
});
