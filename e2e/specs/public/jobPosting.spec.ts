import type { Vacancy } from '@cpa/shared/contracts';
import type { APIRequestContext } from '@playwright/test';
import { brokenRules } from '../../core/jobPostingRules.ts';
import { expect, test } from '../../core/test.ts';

type Markup = Record<string, unknown>;

/** Documents requested at once. */
const AT_ONCE = 4;

/** Reads the markup of a page and its text. The site server omits both when the API is slow. */
async function readPage(
  request: APIRequestContext,
  path: string,
): Promise<{ markup: Markup[]; shown: string }> {
  let markup: Markup[] = [];
  let shown = '';
  await expect(async () => {
    const html = await (await request.get(path)).text();
    markup = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json!) as Markup,
    );
    shown = textOf(/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '');
    expect(markup.length, path).toBeGreaterThan(0);
    expect(html, path).toContain('id="server-page"');
  }).toPass({ timeout: 10_000 });
  return { markup, shown };
}

/** Text of HTML, with single spaces. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Texts of the markup that the page does not show. */
function notShown(posting: Markup, shown: string): string[] {
  const { name } = posting['hiringOrganization'] as { name: string };
  const { address } = posting['jobLocation'] as { address: { addressLocality?: string } };
  const lines = String(posting['description'])
    .split(/<[^>]*>/)
    .map((line) => textOf(line.replace(/^• /, '')));
  return [String(posting['title']), name, address.addressLocality ?? '', ...lines].filter(
    (text) => !shown.includes(textOf(text.replaceAll('<', '&lt;'))),
  );
}

async function readListedIds(request: APIRequestContext): Promise<number[]> {
  const sitemap = await (await request.get('/sitemaps/vacancies-1.xml')).text();
  return [...sitemap.matchAll(/\/vacancies\/(\d+)</g)].map(([, id]) => Number(id));
}

test('every listed vacancy has markup that meets the rules of Google and agrees with its page', async ({
  request,
  baseURL,
}) => {
  const ids = await readListedIds(request);
  expect(ids.length).toBeGreaterThan(50);
  const broken: Record<string, string[]> = {};
  const rulesOf = async (id: number): Promise<string[]> => {
    const vacancy = (await (
      await request.get(`/api/vacancies/${id}`, { headers: { purpose: 'prefetch' } })
    ).json()) as Vacancy;
    if (vacancy.status !== 'open') return [];
    const { markup, shown } = await readPage(request, `/vacancies/${id}`);
    const [posting = {}, crumbs = {}] = markup;
    const rules = brokenRules(posting, vacancy, baseURL!);
    rules.push(...notShown(posting, shown).map((text) => `“${text}” is on the page`));
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
