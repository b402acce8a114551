import { aCompany, aPost, aVacancy } from '@cpa/shared/testing/builders';
import type { HeadRequest, PageHead } from '@cpa/shared/remote';
import heads from '../heads.ts';
import manifest from '../manifest.ts';
import { text as laterText } from '../messages/laterTexts.ts';
import { text } from '../messages/texts.ts';
import { companyHead } from './companyHead.ts';
import { postHead } from './postHead.ts';
import { vacancyHead } from './vacancyHead.ts';

const SITE = 'https://portal.test';
const now = new Date('2026-11-20T12:00:00Z');
const headOf = (overrides: Parameters<typeof aVacancy>[0]) =>
  vacancyHead(aVacancy({ status: 'open', valid_through: null, ...overrides }), {
    siteUrl: SITE,
    now,
    locale: 'en',
  });

const postingOf = (overrides: Parameters<typeof headOf>[0]) => headOf(overrides).jsonLd?.[0];

describe('vacancyHead', () => {
  it('contains what the page shows', () => {
    const head = headOf({
      id: 7,
      title: 'Line Cook',
      valid_through: '2026-12-01',
      salary_min: 230_000,
      salary_max: 270_000,
      salary_currency: 'AWG',
      salary_period: 'month',
      employment_type: 'FULL_TIME',
      external_apply_url: null,
    });
    expect(head).toMatchObject({ status: 200, canonical: '/vacancies/7' });
    expect(head.jsonLd?.[0]).toMatchObject({
      '@type': 'JobPosting',
      title: 'Line Cook',
      url: 'https://portal.test/vacancies/7',
      validThrough: '2026-12-01T23:59:59-04:00',
      employmentType: 'FULL_TIME',
      directApply: true,
      jobLocation: { address: { addressCountry: 'AW' } },
      baseSalary: { currency: 'AWG', value: { minValue: 2300, maxValue: 2700, unitText: 'MONTH' } },
    });
  });

  it('omits fields that the employer left empty', () => {
    const jsonLd = postingOf({
      salary_min: null,
      salary_max: null,
      salary_currency: null,
      salary_period: null,
      employment_type: null,
      benefits: '',
      requirements: '',
      languages: [],
    });
    for (const name of [
      'baseSalary',
      'validThrough',
      'employmentType',
      'jobLocationType',
      'jobBenefits',
      'skills',
    ]) {
      expect(jsonLd).not.toHaveProperty(name);
    }
  });

  it('contains region, benefits, listed requirements and languages', () => {
    const jsonLd = postingOf({
      benefits: '- Meals\n- Uniform',
      requirements: 'You bring:\n\n- **Two** years of experience\n- A driving licence',
      languages: [{ id: 9, name: 'Papiamento' }],
    });
    expect(jsonLd).toMatchObject({
      jobBenefits: '• Meals\n• Uniform',
      skills: 'Two years of experience, A driving licence, Papiamento',
      jobLocation: { address: { addressRegion: 'Aruba', addressCountry: 'AW' } },
    });
  });

  it('contains the street of the employer unless the work is in another district', () => {
    const noord = { id: 401, name: 'Noord' };
    const { employer } = aVacancy();
    const streetOf = (location_district: typeof noord | null) => {
      const jsonLd = postingOf({
        location_district,
        employer: { ...employer, district: noord, address: 'Palm Beach 55' },
      });
      return (jsonLd as { jobLocation: { address: { streetAddress?: string } } }).jobLocation.address
        .streetAddress;
    };
    expect(streetOf(noord)).toBe('Palm Beach 55');
    expect(streetOf(null)).toBe('Palm Beach 55');
    expect(streetOf({ id: 402, name: 'Paradera' })).toBeUndefined();
  });

  it('renders a single amount as a value instead of a range', () => {
    const jsonLd = postingOf({
      salary_min: 1158,
      salary_max: null,
      salary_currency: 'AWG',
      salary_period: 'hour',
    });
    expect(jsonLd).toMatchObject({ baseSalary: { value: { value: 11.58, unitText: 'HOUR' } } });
  });

  it('shows addresses, signs and emphasis as the page does', () => {
    const description = String.raw`Write to hr\_dept@hotel.aw or see https://hotel.aw/our\_jobs\_page. Pay is 5 \* 8 hours. *Now*`;
    const shown = 'Write to hr_dept@hotel.aw or see https://hotel.aw/our_jobs_page. Pay is 5 * 8 hours. Now';
    const head = headOf({ title: '*Cook*', description, requirements: '', benefits: description });
    expect(head.description).toContain(`*Cook* · `);
    expect(head.description).toContain('Write to hr_dept@hotel.aw or see https://hotel.aw/our_jobs_page.');
    expect(head.jsonLd?.[0]).toMatchObject({
      description: `<p>${shown}</p><p>${shown}</p>`,
      jobBenefits: shown,
    });
    expect(companyHead(aCompany({ description }), SITE).description).toContain('hr_dept@hotel.aw');
  });

  it('escapes the text of the employer', () => {
    const head = headOf({
      title: '</script><b>',
      description: '<img onerror=x>\n\n- first\n- second',
      requirements: '',
      benefits: '',
    });
    expect(head.jsonLd?.[0]).toMatchObject({
      description: '<p>&lt;img onerror=x&gt;</p><p>• first<br>• second</p>',
    });
  });

  it.each([
    ['closed', null],
    ['expired', null],
    ['open', '2026-11-19'],
  ] as const)('returns 410 for a closed vacancy (%s, %s)', (status, valid_through) => {
    const head = headOf({ status, valid_through });
    expect(head.status).toBe(410);
    expect(head).not.toHaveProperty('jsonLd');
    expect(head).not.toHaveProperty('canonical');
  });

  it('stays open on its last day until midnight in Aruba', () => {
    const vacancy = aVacancy({ status: 'open', valid_through: '2026-11-20' });
    const at = (time: string) =>
      vacancyHead(vacancy, { siteUrl: SITE, now: new Date(time), locale: 'en' }).status;
    expect([at('2026-11-21T03:59:59Z'), at('2026-11-21T04:00:00Z')]).toEqual([200, 410]);
  });
});

describe('structured data', () => {
  it('lists the pages above a vacancy', () => {
    const [, crumbs] = headOf({ id: 7, title: 'Line Cook' }).jsonLd ?? [];
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${SITE}/` },
        { position: 2, name: 'Vacancies', item: `${SITE}/vacancies` },
        { position: 3, name: 'Line Cook', item: `${SITE}/vacancies/7` },
      ],
    });
  });

  it('describes a company with what its page shows', () => {
    const company = aCompany({ id: 3, name: 'Cas di Sabor', website: 'https://sabor.test', founded: 1998 });
    const { jsonLd = [], image } = companyHead(company, SITE);
    expect(image).toBe('/api/share-images/companies/3.png');
    expect(jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'Organization',
        name: 'Cas di Sabor',
        url: `${SITE}/companies/3`,
        sameAs: expect.arrayContaining(['https://sabor.test']),
        foundingDate: '1998',
        address: expect.objectContaining({ addressCountry: 'AW' }),
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
  });

  it('omits from a company what it has not stated', () => {
    const [company] =
      companyHead(aCompany({ website: null, social_links: [], logo: null, phone: null, founded: null }), SITE)
        .jsonLd ?? [];
    for (const name of ['sameAs', 'logo', 'telephone', 'foundingDate'])
      expect(company).not.toHaveProperty(name);
  });
});

describe('heads', () => {
  type Pattern = keyof typeof heads;

  async function read(
    pattern: Pattern,
    url: string,
    params: HeadRequest['params'] = {},
    responses: Record<string, unknown> = {},
  ): Promise<PageHead> {
    const { pathname: path, searchParams: query } = new URL(url, SITE);
    const fetchJson = async (apiPath: string) => responses[apiPath] ?? null;
    return heads[pattern]({ path, params, query, locale: 'en', siteUrl: SITE, now, fetchJson });
  }

  it('read a vacancy, a company and a post from the API', async () => {
    const vacancy = aVacancy({ id: 7, title: 'Line Cook', status: 'open', valid_through: null });
    expect(
      await read('/vacancies/:id', '/vacancies/7?apply=1', { id: '7' }, { '/vacancies/7': vacancy }),
    ).toMatchObject({ title: 'Line Cook', canonical: '/vacancies/7' });
    expect(
      await read('/companies/:id', '/companies/3', { id: '3' }, { '/companies/3': aCompany({ id: 3 }) }),
    ).toMatchObject({ canonical: '/companies/3', type: 'profile' });
    expect(
      await read(
        '/blog/:slug',
        '/blog/first',
        { slug: 'first' },
        { '/content/posts/first': aPost({ slug: 'first' }) },
      ),
    ).toMatchObject({ canonical: '/blog/first', type: 'article' });
  });

  it('name the feed of the blog in the language of the page', () => {
    expect(postHead(aPost(), { siteUrl: SITE, locale: 'nl' }).feed?.title).toBe(
      'Blog van Career Portal Aruba',
    );
  });

  it.each<[Pattern, HeadRequest['params'], string]>([
    ['/vacancies/:id', { id: '8' }, text('vacancy.missingTitle')],
    ['/companies/:id', { id: '8' }, laterText('company.missingTitle')],
    ['/blog/:slug', { slug: 'gone' }, laterText('blog.missingTitle')],
  ])('return 404 and the title of the page for a missing object of %s', async (pattern, params, title) => {
    expect(await read(pattern, '/', params)).toEqual({ status: 404, title });
  });

  it.each(['07', '7.0', '0x7', '7'])('are those of the vacancy that the page of ID %s shows', async (id) => {
    const vacancy = aVacancy({ id: 7, title: 'Line Cook', status: 'open', valid_through: null });
    expect(
      await read('/vacancies/:id', `/vacancies/${id}`, { id }, { '/vacancies/7': vacancy }),
    ).toMatchObject({ status: 200, title: 'Line Cook', canonical: '/vacancies/7' });
  });

  it('do not index a page whose ID is not a number', async () => {
    expect(await read('/vacancies/:id', '/vacancies/x', { id: 'x' })).toEqual({ status: 200 });
  });

  it('reject a response that does not match the contract', async () => {
    const read7 = read('/vacancies/:id', '/vacancies/7', { id: '7' }, { '/vacancies/7': { id: 'seven' } });
    await expect(read7).rejects.toThrow('Invalid input');
  });

  it('give /vacancies the title of the page', async () => {
    expect(await read('/vacancies', '/vacancies')).toMatchObject({
      title: text('vacancies.title'),
      description: expect.any(String),
    });
  });

  it.each([
    ['/companies', laterText('companies.title')],
    ['/blog', laterText('blog.title')],
    ['/saved', laterText('saved.title')],
    ['/partners', laterText('pages.partners')],
    ['/contact', laterText('contact.title')],
  ] as const)('of %s have the title of the page', (pattern, title) => {
    const route = manifest.routes.find(({ path }) => path === pattern);
    expect(route).toMatchObject({ head: expect.any(Object) });
    expect(manifest.messages.en).toMatchObject({ [route!.frame.heading]: title });
  });

  it('describe the vacancy beside a list, whose canonical URL is its page', async () => {
    const vacancy = aVacancy({ id: 7, title: 'Line Cook', status: 'open', valid_through: null });
    const responses = { '/vacancies/7': vacancy, '/vacancies/8': { ...vacancy, id: 8, status: 'closed' } };
    const url = '/vacancies?search_string=cook&vacancy=7';
    const head = await read('/vacancies', url, {}, responses);
    expect(head).toMatchObject({
      status: 200,
      title: 'Line Cook',
      canonical: '/vacancies/7',
      image: '/api/share-images/vacancies/7.png',
      feed: { href: '/api/feeds/vacancies.rss' },
    });
    expect(head).not.toHaveProperty('jsonLd');
    for (const other of ['8', '9', 'x'])
      expect(await read('/vacancies', `/vacancies?vacancy=${other}`, {}, responses)).toMatchObject({
        status: 200,
        title: text('vacancies.title'),
      });
  });

  it('give each page of a list its own canonical URL, and a filtered list none', async () => {
    expect((await read('/vacancies', '/vacancies')).canonical).toBe('/vacancies');
    expect((await read('/vacancies', '/vacancies?page=1')).canonical).toBe('/vacancies');
    expect((await read('/vacancies', '/vacancies?page=3')).canonical).toBe('/vacancies?page=3');
    const filtered = await read('/vacancies', '/vacancies?search_string=cook');
    expect(filtered).not.toHaveProperty('canonical');
    expect(filtered.feed?.href).toBe('/api/feeds/vacancies.rss');
  });
});
