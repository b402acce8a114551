import { readFileSync } from 'node:fs';
import { LOCALES } from '@cpa/shared/contracts';
import { documentTitle, SITE_TEXTS } from './siteTexts.ts';

test.each(LOCALES)('the document and the page have the same titles (%s)', (locale) => {
  const texts = JSON.parse(
    readFileSync(new URL(`../../../src/messages/${locale}.messages.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;
  expect(documentTitle(undefined, locale)).toBe(texts['site.title']);
  expect(documentTitle('{page}', locale)).toBe(texts['site.pageTitle']);
  expect(SITE_TEXTS[locale].notFound).toBe(texts['notFound.title']);
});
