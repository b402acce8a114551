import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../../core/accessibility.ts';
import { pressEnter } from '../../core/focus.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

test('reports a vacancy by keyboard', async ({ page }) => {
  await page.goto('/vacancies/2');
  await pressEnter(page.getByRole('button', { name: 'Report this vacancy' }));
  const form = page.getByRole('dialog', { name: 'Report this vacancy' });
  await form.getByRole('radio', { name: 'The job is no longer available' }).press('Space');
  await expectAccessible(page);
  await pressEnter(form.getByRole('button', { name: 'Send report' }));
  await expect(shell(page).toast('Thank you. Your report has arrived.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report this vacancy' })).toBeFocused();
});

test('prints a vacancy in the light theme without the shell layout', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/vacancies/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Apply now' })).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  // Its border is printed, so the text keeps its padding.
  await expect(page.getByRole('article').locator('dl').first()).not.toHaveCSS('padding-left', '0px');
  await expect(page.getByText(/^Apply by .*20\d\d/)).toBeVisible();
  await expect(page.getByText(new URL('/vacancies/1', page.url()).href)).toBeVisible();
});

/** Requests a document until `isComplete`: the site server omits the head when the API takes longer than 800 ms. */
async function getDocument(
  request: APIRequestContext,
  path: string,
  isComplete: (status: number, html: string) => boolean,
) {
  let result = { status: 0, html: '' };
  await expect(async () => {
    const response = await request.get(path);
    result = { status: response.status(), html: await response.text() };
    expect(isComplete(result.status, result.html), `${path}: ${result.status}`).toBe(true);
  }).toPass();
  return result;
}

test('serves job posting markup to crawlers, and status 410 for a closed vacancy', async ({
  page,
  request,
}) => {
  const { status, html } = await getDocument(request, '/vacancies/1', (_status, text) =>
    text.includes('ld+json'),
  );
  expect(status).toBe(200);
  const markup = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  await page.goto('/vacancies/1');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  expect(JSON.parse(markup)).toMatchObject({ '@type': 'JobPosting', title });

  const sitemap = await (await request.get('/sitemaps/vacancies-1.xml')).text();
  const listed = new Set([...sitemap.matchAll(/\/vacancies\/(\d+)</g)].map(([, id]) => Number(id)));
  const unlisted = Array.from({ length: 60 }, (_, index) => index + 1).filter((id) => !listed.has(id));
  const closed: string[] = [];
  for (const id of unlisted) {
    const response = await getDocument(request, `/vacancies/${id}`, (code) => code === 404 || code === 410);
    if (response.status === 410) closed.push(response.html);
  }
  expect(closed.length).toBeGreaterThan(0);
  for (const text of closed) expect(text).not.toContain('ld+json');
});
