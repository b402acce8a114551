import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessibility.ts';
import { boxOf } from '../../core/layout.ts';
import { expect, test } from '../../core/test.ts';
import { VIEWPORTS } from '../../core/viewports.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sponsored = (page: Page) => page.getByRole('region', { name: 'Sponsored' });

test('reaches the search first, skips to the results and keeps the filters in place while typing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/vacancies');
  await expect(sponsored(page)).toBeVisible();
  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  const search = page.getByRole('combobox', { name: 'Search vacancies' });
  await expect(search).toBeFocused();
  const boxes = page.getByRole('region', { name: 'Filters' }).getByRole('checkbox');
  const places = () => boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().y));
  const before = await places();
  expect(before.length).toBeGreaterThan(10);
  await search.fill('nurse');
  await expect(page.getByRole('button', { name: 'Alert me to “nurse”' })).toBeVisible();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await places()).toEqual(before);

  // Clear, district, three views and the alert are between the search field and the link.
  const skip = page.getByRole('link', { name: 'Skip to results' });
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    if (await skip.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
});

for (const [device, options] of Object.entries(VIEWPORTS)) {
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test('labels sponsored vacancies, does not repeat them and filters on the map', async ({ page }) => {
      await page.goto('/vacancies');
      const titles = sponsored(page).getByRole('link');
      await expect(titles.first()).toBeVisible();
      expect(await titles.count()).toBeLessThanOrEqual(3);
      const paths = await page
        .getByRole('region', { name: 'Results' })
        .getByRole('article')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(new Set(paths).size).toBe(paths.length);

      await page.getByRole('button', { name: 'Map', exact: true }).click();
      const district = page
        .getByRole('region', { name: 'Map of districts' })
        .getByRole('link', { name: /^Savaneta/ });
      const count = Number(/\d+$/.exec((await district.textContent()) ?? '')?.[0]);
      await district.click();
      await expect(page).toHaveURL(/filter_districts=406&view=map/);
      await expect(page.getByRole('status').filter({ hasText: 'vacanc' }).first()).toHaveText(
        new RegExp(`^${count} vacanc`),
      );
      await expectAccessible(page);
      await page.reload();
      await expect(district).toHaveAttribute('aria-current', 'true');
    });
  });
}

test('shows the focused tool and the start of the description on the first screen of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/vacancies');
  await expect(sponsored(page).getByRole('link').first()).toBeVisible();
  // The last tool is partly beyond the edge until it has the focus.
  const alert = page.getByRole('button', { name: 'Alert me to new vacancies' });
  await alert.focus();
  await expect(alert).toBeInViewport({ ratio: 1 });
  for (const link of await sponsored(page).getByRole('link').all()) {
    const path = await link.getAttribute('href');
    const tab = await page.context().newPage();
    await tab.setViewportSize({ width: 360, height: 740 });
    await tab.goto(path!);
    const box = await boxOf(tab.getByRole('heading', { name: 'What you will do' }));
    expect(box.y).toBeLessThan(460);
    await tab.close();
  }
});
