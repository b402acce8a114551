import { expectAccessible } from '../../core/accessibility.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

test('reports a vacancy by keyboard', async ({ page }) => {
  await page.goto('/vacancies/2');
  await page.getByRole('button', { name: 'Report this vacancy' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Report this vacancy' });
  await form.getByRole('radio', { name: 'The job is no longer available' }).press('Space');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(shell(page).toast('Thank you. We look at every report.')).toBeVisible();
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
});

test('serves job posting markup to crawlers, and status 410 for a closed vacancy', async ({
  page,
  request,
}) => {
  const open = await request.get('/vacancies/1');
  expect(open.status()).toBe(200);
  const markup = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await open.text())?.[1] ?? '{}';
  await page.goto('/vacancies/1');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  expect(JSON.parse(markup)).toMatchObject({ '@type': 'JobPosting', title });

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = new Set([...sitemap.matchAll(/\/vacancies\/(\d+)</g)].map(([, id]) => Number(id)));
  const unlisted = Array.from({ length: 60 }, (_, index) => index + 1).filter((id) => !listed.has(id));
  const responses = await Promise.all(unlisted.map(async (id) => await request.get(`/vacancies/${id}`)));
  const closed = responses.filter((response) => response.status() === 410);
  expect(closed.length).toBeGreaterThan(0);
  for (const response of closed) expect(await response.text()).not.toContain('ld+json');
  for (const response of responses) expect([404, 410]).toContain(response.status());
});
