import { measureSize } from './sizeBudget.ts';

const CODE = [
  ['entry.1.js', 60_000],
  ['page.1.css', 30_000],
  ['photo.1.webp', 500_000],
] as const;

test('counts scripts and style sheets', () => {
  expect(measureSize('mfe-x', 90_000, CODE)).toEqual({ bytes: 90_000, problem: null });
  expect(measureSize('mfe-x', 89_000, CODE).problem).toMatch(
    /^mfe-x has 90,000 bytes of compressed scripts and styles, 1,000 more than its budget/,
  );
});

test('counts texts in other languages separately, each with its own limit', () => {
  const texts = [
    ['texts-nl.1.js', 15_000],
    ['auth-texts-es.1.js', 16_000],
  ] as const;
  expect(measureSize('mfe-x', 90_000, [...CODE, ...texts])).toEqual({ bytes: 90_000, problem: null });
  expect(measureSize('mfe-x', 90_000, [...CODE, ['texts-pap.1.js', 16_001]]).problem).toMatch(
    /^texts-pap\.1\.js of mfe-x has 16,001 bytes/,
  );
});

test('counts a script whose name only resembles texts', () => {
  expect(measureSize('mfe-x', 90_000, [...CODE, ['texts-editor.1.js', 1000]]).bytes).toBe(91_000);
});
