import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aCompany, aPost, aVacancy } from '@cpa/shared/testing/builders';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createReadHead } from './createReadHead.ts';
import { headTags } from './headTags.ts';
import type { PageHead } from './pageHead.ts';
import { firstWords, plainText } from './plainText.ts';
import { vacancyHead } from './vacancyHead.ts';

const SITE = 'https://portal.test';
const now = new Date('2026-11-20T12:00:00Z');
const headOf = (overrides: Parameters<typeof aVacancy>[0]) =>
  vacancyHead(aVacancy({ status: 'open', valid_through: null, ...overrides }), { siteUrl: SITE, now });

describe('the markup of a vacancy', () => {
  test('says what the page shows', () => {
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
    expect(head.jsonLd).toMatchObject({
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

  test('leaves out what the employer left open', () => {
    const { jsonLd } = headOf({
      salary_min: null,
      salary_max: null,
      salary_currency: null,
      salary_period: null,
      employment_type: null,
    });
    for (const name of ['baseSalary', 'validThrough', 'employmentType', 'jobLocationType']) {
      expect(jsonLd).not.toHaveProperty(name);
    }
  });

  test('one figure is a value, not a range', () => {
    const { jsonLd } = headOf({
      salary_min: 1158,
      salary_max: null,
      salary_currency: 'AWG',
      salary_period: 'hour',
    });
    expect(jsonLd).toMatchObject({ baseSalary: { value: { value: 11.58, unitText: 'HOUR' } } });
  });

  test('text of the employer is text, in the markup and around it', () => {
    const head = headOf({
      title: '</script><b>',
      description: '<img onerror=x>\n\n- first\n- second',
      requirements: '',
      benefits: '',
    });
    expect(head.jsonLd).toMatchObject({
      description: '<p>&lt;img onerror=x&gt;</p><p>• first<br>• second</p>',
    });
    const tags = headTags({ title: '', description: '', ...head }, SITE).join('\n');
    expect(tags).not.toContain('</script><b>');
    expect(tags.match(/<\/script>/g)).toHaveLength(1);
  });

  test.each([
    ['closed', null],
    ['expired', null],
    ['open', '2026-11-19'],
  ] as const)('is gone when the vacancy is over (%s, %s)', (status, valid_through) => {
    const head = headOf({ status, valid_through });
    expect(head.status).toBe(410);
    expect(head).not.toHaveProperty('jsonLd');
    expect(head).not.toHaveProperty('canonical');
  });

  test('stands on its last day until midnight in Aruba', () => {
    const vacancy = aVacancy({ status: 'open', valid_through: '2026-11-20' });
    const at = (time: string) => vacancyHead(vacancy, { siteUrl: SITE, now: new Date(time) }).status;
    expect([at('2026-11-21T03:59:59Z'), at('2026-11-21T04:00:00Z')]).toEqual([200, 410]);
  });
});

describe('the words of a text', () => {
  test('are read without its marks', () => {
    expect(plainText('## Kitchen\n\nYou **cook** [fish](https://fish.test).\n\n* one\n* two')).toBe(
      'Kitchen\n\nYou cook fish.\n\n• one\n• two',
    );
  });

  test('end at a word', () => {
    expect(firstWords('one two three', 9)).toBe('one two…');
    expect(firstWords('one\n\n- two', 9)).toBe('one two');
  });
});

describe('what a document says of itself', () => {
  let api: Server | undefined;
  afterEach(() => void api?.close());

  /** Answers each path as told; records what was asked for. */
  async function readFrom(answers: Record<string, object>, asked: string[] = []) {
    api = createServer((request, response) => {
      const { purpose, 'x-forwarded-for': visitor } = request.headers;
      asked.push([request.url, purpose, visitor].join(' '));
      const answer = answers[request.url ?? ''];
      response
        .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => api?.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const readHead = createReadHead({ apiUrl, siteUrl: SITE });
    return async (path: string): Promise<PageHead> => await readHead(new URL(path, SITE), '203.0.113.9');
  }

  test('is read from the API, for the visitor, and counts as no visit', async () => {
    const asked: string[] = [];
    const read = await readFrom(
      {
        '/vacancies/7': aVacancy({ id: 7, title: 'Line Cook', status: 'open', valid_through: null }),
        '/companies/3': aCompany({ id: 3, name: 'Kas di Sabor' }),
        '/content/posts/first': aPost({ slug: 'first', title: 'A first day' }),
      },
      asked,
    );
    expect(await read('/vacancies/7?apply=1')).toMatchObject({ title: 'Line Cook | Career Portal Aruba' });
    expect(await read('/companies/3/')).toMatchObject({ canonical: '/companies/3', type: 'profile' });
    expect(await read('/blog/first')).toMatchObject({ canonical: '/blog/first', type: 'article' });
    expect(asked[0]).toBe('/vacancies/7 prefetch 203.0.113.9');
  });

  test('is that there is nothing, when there is nothing', async () => {
    const read = await readFrom({});
    expect(await read('/vacancies/8')).toEqual({ status: 404 });
    expect(await read('/blog/gone')).toEqual({ status: 404 });
  });

  test('an answer that cannot be understood costs the head, not the page nor its place in a search', async () => {
    const read = await readFrom({ '/vacancies/7': { id: 'seven' } });
    const head = await read('/vacancies/7');
    expect(head).toEqual({ status: 200, canonical: '/vacancies/7' });
    expect(headTags({ title: '', description: '', ...head }, SITE).join()).not.toContain('noindex');
  });

  test('an API that never answers costs it as well, after less than a second', async () => {
    api = createServer(() => {});
    await new Promise<void>((resolve) => api?.listen(0, '127.0.0.1', resolve));
    const readHead = createReadHead({
      apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      siteUrl: SITE,
    });
    expect(await readHead(new URL('/vacancies/7', SITE), '::1')).toEqual({
      status: 200,
      canonical: '/vacancies/7',
    });
    api.closeAllConnections();
  });

  test('a list is found under its own address, each page of it under its own, a search under none', async () => {
    const read = await readFrom({});
    expect((await read('/vacancies')).canonical).toBe('/vacancies');
    expect((await read('/vacancies?page=3')).canonical).toBe('/vacancies?page=3');
    expect(await read('/vacancies?search_string=cook')).not.toHaveProperty('canonical');
    const tags = headTags(
      { title: '', description: '', ...(await read('/vacancies?search_string=cook')) },
      SITE,
    );
    expect(tags).toContain('<meta name="robots" content="noindex">');
    expect(tags.join()).toContain('href="/api/feeds/vacancies.rss"');
  });

  test('no private page is offered to search engines', async () => {
    const read = await readFrom({});
    for (const path of [
      '/recruiter-dashboard',
      '/applicant/profile',
      '/verify-email?token=x',
      '/cart',
      '/saved',
    ]) {
      expect(await read(path)).toEqual({ status: 200 });
    }
  });
});
