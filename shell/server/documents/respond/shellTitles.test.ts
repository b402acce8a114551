import { LOCALES } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { SHELL_PATHS } from '../../releases/checks/shellPaths.ts';
import { shellTitle } from './shellTitles.ts';

test('reads the titles of the pages in each language', () => {
  const titles = LOCALES.map((locale) => shellTitle(`${paths.resetPassword}/`, locale));
  expect(titles).toEqual(['New password', 'Password nobo', 'Nieuw wachtwoord', 'Contraseña nueva']);
});

test('every page of the shell has a title', () => {
  expect([...SHELL_PATHS].filter((path) => shellTitle(path, 'en') === undefined)).toEqual([]);
});
