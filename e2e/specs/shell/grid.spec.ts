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
    positions[path] = Math.round((await title.boundingBox())!.x);
  }
  const logo = page.getByRole('banner').getByRole('link').first();
  const { x } = (await logo.boundingBox())!;
  expect(positions).toEqual(Object.fromEntries(PAGES.map((path) => [path, Math.round(x)])));
});
