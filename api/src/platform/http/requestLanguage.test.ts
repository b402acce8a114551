import { requestLanguage } from './requestLanguage.ts';

test.each([
  ['pap-AW', 'pap'],
  ['nl-NL,nl;q=0.9,en;q=0.8', 'nl'],
  ['en;q=0.5, es-CO', 'es'],
  ['de, es;q=0, en;q=0.1', 'en'],
  ['de', null],
  ['*', null],
  [undefined, null],
])('reads %s as %s', (header, language) => {
  expect(requestLanguage({ headers: { 'accept-language': header } })).toBe(language);
});
