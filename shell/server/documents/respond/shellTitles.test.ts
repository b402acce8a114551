import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { SHELL_PATHS } from '../../releases/checks/shellPaths.ts';
import { shellTitle } from './shellTitles.ts';

const textsIn = (locale: Locale) =>
  JSON.parse(
    readFileSync(new URL(`../../../src/messages/${locale}.messages.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

test.each([
  [paths.login, 'signIn'],
  [paths.signIn, 'signIn'],
  [paths.register, 'register'],
  [paths.forgotPassword, 'forgot'],
  [`${paths.resetPassword}/`, 'reset'],
  [paths.verifyEmail, 'verify'],
  [paths.notifications, 'notifications'],
  [paths.error, 'error'],
  ['/operator/releases', 'releases'],
])('%s has the title that the browser sets', (path, key) => {
  for (const locale of LOCALES) expect(shellTitle(path, locale)).toBe(textsIn(locale)[`${key}.title`]);
});

test('every page of the shell has a title', () => {
  expect([...SHELL_PATHS].filter((path) => shellTitle(path, 'en') === undefined)).toEqual([]);
});
