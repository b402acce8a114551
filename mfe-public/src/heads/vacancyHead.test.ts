import { aVacancy } from '@cpa/shared/testing/builders';
import type { Locale, VacancyTranslations } from '@cpa/shared/contracts';
import { vacancyHead } from './vacancyHead.ts';

const SITE = 'https://portal.test';

describe('the languages of a vacancy', () => {
  const texts = {
    title: 'Kok',
    description: 'Je kookt.',
    requirements: '',
    benefits: '',
  };
  const shown = {
    id: 7,
    title: 'Line Cook',
    requirements: '- A year on the line',
    benefits: '',
    languages: [{ id: 3, name: 'English' }],
  };
  const [english, crumbs] = [`${SITE}/vacancies/7`, `${SITE}/nl/vacancies`];

  const headIn = (locale: Locale, translations: VacancyTranslations) =>
    vacancyHead(
      aVacancy({ ...shown, status: 'open', valid_through: null, text_language: 'en', translations }),
      { siteUrl: SITE, now: new Date('2026-11-20T12:00:00Z'), locale },
    );

  it.each([
    ['pap', 'one text', {}, { language: 'en', languages: ['en'], title: 'Line Cook' }, english],
    [
      'nl',
      'a version',
      { nl: texts },
      { language: 'nl', languages: ['en', 'nl'], title: 'Kok' },
      `${crumbs}/7`,
    ],
    ['es', 'others', { nl: texts }, { language: 'en', languages: ['en', 'nl'], title: 'Line Cook' }, english],
  ] as const)('state the text shown in %s with %s', (locale, _what, translations, expected, url) => {
    const head = headIn(locale, translations);
    expect(head).toMatchObject({ ...expected, canonical: '/vacancies/7' });
    expect(head.jsonLd).toMatchObject([
      { '@type': 'JobPosting', title: expected.title, url },
      { '@type': 'BreadcrumbList' },
      { '@type': 'WebPage', url, inLanguage: expected.language },
    ]);
  });

  it('are none for a text in an unknown language', () => {
    const { text_language: _, ...unknown } = aVacancy({ ...shown, status: 'open', valid_through: null });
    const head = vacancyHead(unknown, { siteUrl: SITE, now: new Date('2026-11-20T12:00:00Z'), locale: 'nl' });
    expect(head).toMatchObject({ language: 'en', languages: [], canonical: '/vacancies/7' });
    expect(head.jsonLd?.[2]).toEqual({ '@context': 'https://schema.org', '@type': 'WebPage', url: english });
  });

  it('are named in the language of the text', () => {
    const dutch = headIn('nl', { nl: texts });
    expect(dutch.jsonLd?.[0]).toMatchObject({ skills: 'A year on the line, Engels' });
    expect(headIn('es', { nl: texts }).jsonLd?.[0]).toMatchObject({ skills: 'A year on the line, English' });
  });

  it('take the texts that a version lacks from the original', () => {
    const head = headIn('nl', { nl: texts });
    expect(head.jsonLd?.[0]).toMatchObject({ description: '<p>Je kookt.</p><p>• A year on the line</p>' });
    expect(head.jsonLd?.[1]).toMatchObject({
      itemListElement: [{}, { name: 'Vacatures', item: crumbs }, {}],
    });
  });
});
