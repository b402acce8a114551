import { searchTitle } from './followedSearch.ts';

test.each([
  ['', [], { named: [], more: 0 }],
  ['cook', [], { named: ['“cook”'], more: 0 }],
  ['cook', ['Noord'], { named: ['“cook”', 'Noord'], more: 0 }],
  ['', ['Noord', 'Retail', 'Full-time', 'Night'], { named: ['Noord', 'Retail'], more: 2 }],
])('names the search for "%s" with the filters %j', (words, names, title) => {
  expect(searchTitle({ words, names })).toEqual(title);
});
