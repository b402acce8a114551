import { DEMO_SITE } from './importSettings.ts';

/** Invented data with the inconsistencies of real careers pages. */
const vacancies = [
  {
    slug: 'pastry-chef',
    title: 'Pastry Chef',
    teaser: 'You bake what our guests remember longest …',
    description:
      '<p>You bake what our guests remember longest: pan bati at noon, quesillo at night, and a cake a week that nobody has had before.</p><h3>What you do</h3><ul><li>Plan the dessert card with the head chef</li><li>Bake each morning from six</li><li>Teach one apprentice</li></ul>',
    employmentType: 'FULL_TIME',
    place: 'Noord',
    salary: { currency: 'AWG', minValue: '2.900', maxValue: '3.400', unitText: 'MONTH' },
  },
  {
    slug: 'terrace-host',
    title: 'Terrace Host &amp; Hostess',
    description:
      '&lt;p&gt;You welcome our guests, know their table by heart and keep the evening calm when forty people arrive at once. You speak English and Papiamento, and Spanish when it is needed.&lt;/p&gt;&lt;p&gt;Evenings and weekends, five shifts a week.&lt;/p&gt;',
    employmentType: 'PART_TIME',
    place: 'Noord',
    salary: '$12 – 14 per hour',
  },
  {
    slug: 'dishwasher',
    title: 'Dishwasher',
    description:
      '<p>You keep plates, pans and the line going. Nothing here works without you, and we say so: meals are on the house, and after a year you can learn the grill.</p><p>Five evenings a week, from four until the last pan is dry.</p>',
    employmentType: 'FULL_TIME',
    place: '2 Locations',
    salary: 'competitive',
  },
];

export function demoCareersPage(): string {
  const list = vacancies.map((vacancy) =>
    posting({ ...vacancy, description: vacancy.teaser ?? vacancy.description }),
  );
  const names = vacancies
    .map(({ slug, title }) => `<li><a href="/careers/${slug}">${title}</a></li>`)
    .join('');
  return page('Work at Cas di Sabor', `<ul>${names}</ul>`, list);
}

/** Undefined for an unknown vacancy. */
export function demoVacancyPage(slug: string): string | undefined {
  const vacancy = vacancies.find((one) => one.slug === slug);
  return vacancy && page(vacancy.title, vacancy.description, [posting(vacancy)]);
}

type DemoPosting = Omit<(typeof vacancies)[number], 'teaser'>;

function posting({ slug, title, description, employmentType, place, salary }: DemoPosting): object {
  return {
    '@type': 'JobPosting',
    title,
    description,
    url: `${DEMO_SITE}/careers/${slug}`,
    identifier: { '@type': 'PropertyValue', name: 'Cas di Sabor', value: `kds-${slug}` },
    datePosted: '2026-11-01',
    employmentType,
    industry: 'Food and beverage',
    hiringOrganization: { '@type': 'Organization', name: 'Cas di Sabor' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'AW' },
    },
    baseSalary:
      typeof salary === 'string'
        ? salary
        : {
            '@type': 'MonetaryAmount',
            currency: salary.currency,
            value: { '@type': 'QuantitativeValue', ...salary },
          },
  };
}

function page(title: string, body: string, postings: object[]): string {
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': postings }).replaceAll(
    '<',
    '\\u003c',
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<script type="application/ld+json">${data}</script></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}
