import { apiDocumentPath, localePath, readLocale, sitePath } from './localePath.ts';

test.each([
  ['/', 'en', '/'],
  ['/vacancies', 'en', '/vacancies'],
  ['/nl', 'nl', '/'],
  ['/nl/', 'nl', '/'],
  ['/es?page=2', 'es', '/?page=2'],
  ['/pap/vacancies/7?from=list#apply', 'pap', '/vacancies/7?from=list#apply'],
  ['/nlx/vacancies', 'en', '/nlx/vacancies'],
  ['/news', 'en', '/news'],
  ['/en/vacancies', 'en', '/en/vacancies'],
  ['/constructor', 'en', '/constructor'],
])('reads the language and the page of %s', (path, locale, page) => {
  expect(readLocale(path)).toBe(locale);
  expect(sitePath(path)).toBe(page);
});

test.each([
  ['/', 'nl', '/nl'],
  ['/?q=cook', 'nl', '/nl?q=cook'],
  ['/vacancies?page=2', 'pap', '/pap/vacancies?page=2'],
  ['/vacancies', 'en', '/vacancies'],
] as const)('writes %s in %s', (path, locale, expected) => {
  expect(localePath(path, locale)).toBe(expected);
});

test.each([
  ['/api/feeds/blog.rss', 'en', '/api/feeds/blog.rss'],
  ['/api/feeds/blog.rss', 'nl', '/api/feeds/blog.rss?lang=nl'],
  ['/api/feeds/vacancies.rss?page=2', 'pap', '/api/feeds/vacancies.rss?page=2&lang=pap'],
] as const)('asks for %s in %s', (path, locale, expected) => {
  expect(apiDocumentPath(path, locale)).toBe(expected);
});
