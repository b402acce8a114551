import { excerpt } from './excerpt.ts';

test('removes Markdown syntax', () => {
  expect(excerpt('## About\n\n- We **cook** with [fish](https://a.b)\n> since 1987')).toBe(
    'About We cook with fish since 1987',
  );
});

test('truncates at a word boundary', () => {
  const text = excerpt('palabra '.repeat(60));
  expect(text.length).toBeLessThanOrEqual(221);
  expect(text).toMatch(/palabra…$/);
});

test('removes punctuation before the ellipsis', () => {
  expect(excerpt(`${'palabra '.repeat(24)}forty people work here; `.padEnd(260, 'x'))).toMatch(/here…$/);
});
