import { findFragments, findJoins } from './fragments.rules.ts';

test.each([
  ['with {names}', true],
  ['{count} postings from', true],
  [', more filters', true],
  ['Valid for another', true],
  ['Jobs in Aruba, ', true],
  ['Sign in', false],
  ['Posted by', false],
  ['(skipped)', false],
  ['{count, plural, one {# day} other {# days}}', false],
  ['Applied {ago}', false],
])('finds out whether “%s” is only a part of a sentence', (text, isPart) => {
  expect(findFragments({ text })).toEqual(isPart ? ['text'] : []);
});

test.each([
  ["t('fit', { names: names.map((name) => name).join(', ') })", [1]],
  ["\ntext('fit', {\n  names: names.join(', '),\n})", [2]],
  ["[t('one'), t('two')].join(' · ')", []],
  ["names.map((name) => t('fit', { name })).join(' ')", []],
])('finds a list without a format in %j', (source, lines) => {
  expect(findJoins(source)).toEqual(lines);
});
