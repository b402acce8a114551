import { excerpt } from './excerpt.ts';

test('the signs of Markdown are not read out', () => {
  expect(excerpt('## About\n\n- We **cook** with [fish](https://a.b)\n> since 1987')).toBe(
    'About We cook with fish since 1987',
  );
});

test('a long text ends between two words', () => {
  const text = excerpt('palabra '.repeat(60));
  expect(text.length).toBeLessThanOrEqual(221);
  expect(text).toMatch(/palabra…$/);
});

test('no comma or full stop is left before the dots', () => {
  expect(excerpt(`${'palabra '.repeat(24)}forty people work here; `.padEnd(260, 'x'))).toMatch(/here…$/);
});
