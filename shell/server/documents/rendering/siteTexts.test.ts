import { documentTitle } from './siteTexts.ts';

test('titles have the name of the page and the subject of the site', () => {
  expect(documentTitle(undefined, 'en')).toBe('Career Portal Aruba | Jobs in Aruba');
  expect(documentTitle('Vacatures', 'nl')).toBe('Vacatures | Career Portal Aruba | Werk op Aruba');
});
