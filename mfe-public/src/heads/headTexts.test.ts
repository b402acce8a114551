import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@cpa/shared/contracts';
import { headTexts } from './headTexts.ts';

test.each(['pap', 'nl', 'es'] as const)('names the languages of the options (%s)', (locale) => {
  const options = '../../../shared/src/domain/option-names';
  const file = join(import.meta.dirname, `${options}/${locale}.names.messages.json`);
  const names = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const english = 'Papiamento|Dutch|English|Spanish|Portuguese|Chinese|Filipino|French|German'.split('|');
  expect(headTexts[locale].languages).toEqual(Object.fromEntries(english.map((name) => [name, names[name]])));
});

test.each(LOCALES)('the document has the titles of the page (%s)', (locale) => {
  const read = (name: string) =>
    JSON.parse(
      readFileSync(join(import.meta.dirname, `../messages/${name}.messages.json`), 'utf8'),
    ) as object;
  const texts: Record<string, string> = {
    ...read(locale),
    ...read(locale === 'en' ? 'later' : `${locale}.later`),
  };
  expect(headTexts[locale]).toMatchObject({
    vacancies: texts['vacancies.title'],
    vacancyMissing: texts['vacancy.missingTitle'],
    companyMissing: texts['company.missingTitle'],
    postMissing: texts['blog.missingTitle'],
  });
});
