import { expect, test } from '@jest/globals';
import { listStorageKeys } from './listStorageKeys.ts';

const ownersIn = (source: string) =>
  listStorageKeys([{ path: 'a.ts', source }]).map(({ key, area, owner }) => [key, area, owner]);

test('lists a personal value and one with a reason', () => {
  expect(ownersIn("storedValue('letter', z.string(), { owner: 'person', area: 'session' });")).toEqual([
    ["'letter'", 'session', 'person'],
  ]);
  expect(
    ownersIn(
      "storedValue(\n  `theme.${f(1)}`,\n  z.string(), {\n  owner: 'browser', // A choice for the screen.\n});",
    ),
  ).toEqual([['`theme.${f(1)}`', 'local', 'A choice for the screen.']]);
});

test('finds a value and a cookie without an owner', () => {
  expect(ownersIn("storedValue('letter', z.string(), { owner: 'browser' });")).toEqual([
    ["'letter'", 'local', undefined],
  ]);
  expect(ownersIn("const COOKIE = 'cpa_new';\nreply.setCookie('cpa_other', '1');")).toEqual([
    ['cpa_new', 'cookie', undefined],
    ['cpa_other', 'cookie', undefined],
  ]);
  expect(ownersIn('writeCookie(name, value);\nremove(name);\nwriteCookie(FIRST_COOKIE, value);')).toEqual([
    ['name', 'cookie', undefined],
  ]);
});

test('ignores tests', () => {
  const source = "storedValue('letter', z.string(), { owner: 'browser' });";
  expect(listStorageKeys([{ path: 'src/a.test.ts', source }])).toEqual([]);
});
