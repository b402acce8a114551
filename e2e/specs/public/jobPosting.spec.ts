import type { Vacancy } from '@cpa/shared/contracts';
import type { APIRequestContext } from '@playwright/test';
import { brokenRules } from '../../core/jobPostingRules.ts';
import { expect, test } from '../../core/test.ts';

type Markup = Record<string, unknown>;

/** Documents requested at once. */
const AT_ONCE = 4;

/** Reads the markup of a page. The site server omits it when the API takes longer than 800 ms. */
async function readMarkup(request: APIRequestContext, path: string): Promise<Markup[]> {
  let markup: Markup[] = [];
  await expect(async () => {
    const html = await (await request.get(path)).text();
    markup = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json!) as Markup,
    );
    expect(markup.length, path).toBeGreaterThan(0);
  }).toPass({ timeout: 10_000 });
  return markup;
}

async function readListedIds(request: APIRequestContext): Promise<number[]> {
  const sitemap = await (await request.get('/sitemaps/vacancies-1.xml')).text();
  return [...sitemap.matchAll(/\/vacancies\/(\d+)</g)].map(([, id]) => Number(id));
}

test('every listed vacancy has markup that meets the rules of Google', async ({ request, baseURL }) => {
  test.setTimeout(180_000);
  const ids = await readListedIds(request);
  expect(ids.length).toBeGreaterThan(50);
  const broken: Record<string, string[]> = {};
  const rulesOf = async (id: number): Promise<string[]> => {
    const vacancy = (await (
      await request.get(`/api/vacancies/${id}`, { headers: { purpose: 'prefetch' } })
    ).json()) as Vacancy;
    if (vacancy.status !== 'open') return [];
    const [posting = {}, crumbs = {}] = await readMarkup(request, `/vacancies/${id}`);
    const rules = brokenRules(posting, vacancy, baseURL!);
    if (crumbs['@type'] !== 'BreadcrumbList') rules.push('BreadcrumbList follows');
    return rules.map((rule) => `${vacancy.title}: ${rule}`);
  };
  // Other tests change and close vacancies between the two reads.
  const check = async (id: number) => {
    const first = await rulesOf(id).catch(() => ['not read']);
    const rules = first.length > 0 ? await rulesOf(id) : first;
    if (rules.length > 0) broken[id] = rules;
  };
  const queue = [...ids];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let id = queue.pop(); id !== undefined; id = queue.pop()) await check(id);
    }),
  );
  expect(broken).toEqual({});
});

test('the markup of a vacancy agrees with the text that its page shows', async ({ page, request }) => {
  const [posting = {}] = await readMarkup(request, '/vacancies/1');
  await page.goto('/vacancies/1');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: String(posting['title']) })).toBeVisible();
  const { name } = posting['hiringOrganization'] as { name: string };
  const { address } = posting['jobLocation'] as { address: { addressLocality: string } };
  for (const text of [name, address.addressLocality])
    await expect(main.getByText(text).first()).toBeVisible();
  const paragraphs = [...String(posting['description']).matchAll(/<p>(.*?)<\/p>/g)].map(([, html]) => html!);
  expect(paragraphs.length).toBeGreaterThan(0);
  const shown = (await main.innerText()).replaceAll(/\s+/g, ' ');
  for (const line of paragraphs.flatMap((html) => html.split('<br>'))) {
    const text = line.replace(/^• /, '').replaceAll('&amp;', '&').replaceAll('&quot;', '"');
    expect(shown).toContain(text.replaceAll(/\s+/g, ' ').trim());
  }
});

test('preview images are PNG files that crawlers may read', async ({ request }) => {
  for (const path of ['/vacancies/1', '/companies/1', '/about']) {
    let image = '';
    await expect(async () => {
      const html = await (await request.get(path)).text();
      image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      if (path !== '/about') expect(image).toContain(path.slice(1));
    }).toPass();
    const response = await request.get(image);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
  }
});
