import { boxOf } from '../../core/layout.ts';
import { expect, test } from '../../core/test.ts';

/** Public pages whose title is at the left edge of the container. */
const PAGES = [
  '/',
  '/companies',
  '/about',
  '/partners',
  '/plans',
  '/blog',
  '/faq',
  '/contact',
  '/login',
  '/cart',
  '/cv-builder',
  '/saved',
];

test('aligns the titles of all pages with the logo of the header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const positions: Record<string, number> = {};
  for (const path of PAGES) {
    await page.goto(path);
    const title = page.getByRole('main').getByRole('heading', { level: 1 }).first();
    await expect(title).toBeVisible();
    positions[path] = Math.round((await boxOf(title)).x);
  }
  const logo = page.getByRole('banner').getByRole('link').first();
  const { x } = await boxOf(logo);
  expect(positions).toEqual(Object.fromEntries(PAGES.map((path) => [path, Math.round(x)])));
});

test('ends both columns of the home page at the same height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const bottoms = async (name: string) => {
    const box = await boxOf(page.getByRole('region', { name }).getByRole('article').last());
    return Math.round(box.y + box.height);
  };
  const sponsored = await bottoms('Sponsored');
  // The list of newest vacancies has its own border.
  expect(Math.abs((await bottoms('Newest vacancies')) - sponsored)).toBeLessThanOrEqual(1);
});

test('shows the search and one row of two selects above the companies on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/companies');
  const selects = page.getByRole('main').getByRole('combobox');
  await expect(selects).toHaveCount(2);
  const [sector, sort] = await Promise.all([boxOf(selects.first()), boxOf(selects.last())]);
  expect(sort.y).toBe(sector.y);
  expect(sector.height).toBeGreaterThanOrEqual(44);
});
