import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessibility.ts';
import { boxOf } from '../../core/layout.ts';
import { VIEWPORTS } from '../../core/viewports.ts';
import { expect, test } from '../../core/test.ts';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const cards = (page: Page) => results(page).getByRole('article');
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search vacancies' });

for (const [device, options] of Object.entries(VIEWPORTS)) {
  test.describe(`on a ${device}`, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    /** Opens the filters, which are in a sheet on a phone. */
    async function withFilters(page: Page, choose: (filters: Locator) => Promise<void>) {
      if (device === 'desktop') return await choose(page.getByRole('region', { name: 'Filters' }));
      await page.getByRole('button', { name: /^Filters/ }).click();
      await choose(page.getByRole('dialog'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Show \d/ })
        .click();
    }

    test('shows recently viewed vacancies above the list, which keeps its width', async ({ page }) => {
      for (const id of [1, 2, 3]) {
        await page.goto(`/vacancies/${id}`);
        await expect
          .poll(() => page.evaluate(() => localStorage.getItem('viewedVacancies')))
          .toMatch(`[${id}`);
      }
      await page.goto('/vacancies');
      await searchField(page).fill('cook');
      await searchField(page).press('Enter');
      const recent = page.getByRole('region', { name: 'Recently viewed' });
      await expect(recent.getByRole('listitem')).toHaveCount(3);
      const [list, card] = [await boxOf(results(page)), await boxOf(cards(page).last())];
      // On a phone, cards have the width of the window.
      expect(card.x + card.width).toBeLessThanOrEqual(list.x + list.width + (device === 'phone' ? 16 : 0));
      await expectAccessible(page);
    });

    test('filters by age, salary and employment, reflects them in the URL and removes them on back', async ({
      page,
    }) => {
      await page.goto('/vacancies');
      // The filters of the sheet apply together, those beside the list at once.
      await withFilters(page, async (filters) => {
        await filters.getByRole('combobox', { name: 'Published' }).selectOption({ index: 4 });
        await filters.getByRole('checkbox', { name: 'Salary stated' }).check();
        if (device === 'desktop') await expect(page).toHaveURL(/posted_within=30&salary_stated=true/);
      });
      await expect(page).toHaveURL(/posted_within=30&salary_stated=true/);
      await withFilters(page, (filters) =>
        filters.getByRole('checkbox', { name: 'Full-time 40 hours', exact: true }).check(),
      );
      await expect(page).toHaveURL(/filter_workloads=201/);
      const chips = page.getByRole('list', { name: 'Active filters' });
      await expect(chips.getByRole('listitem')).toHaveText([
        'Full-time 40 hours',
        'Last 30 days',
        'Salary stated',
      ]);
      await page.goBack();
      await expect(chips.getByRole('listitem')).toHaveText(['Last 30 days', 'Salary stated']);
      await page.goForward();
      await expect(chips.getByRole('listitem')).toHaveCount(3);
      // axe reports a control that the sticky header partly covers as too small.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page);
    });

    test('appends results and restores the scroll position on back', async ({ page }) => {
      await page.goto('/vacancies');
      await page.getByRole('button', { name: 'Show more vacancies' }).click();
      await expect(page.getByText(/^40 of/)).toBeVisible();
      await page.getByRole('button', { name: 'Show more vacancies' }).click();
      await expect(page.getByText(/^60 of/)).toBeVisible();
      await expect(page).toHaveURL(/through=3/);
      const link = page.locator('[aria-posinset="51"]').getByRole('link');
      await link.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      const title = (await link.textContent()) ?? '';
      await link.click();
      if (device === 'desktop') {
        // On a desktop the link opens a preview next to the list, which links to the page.
        await page.getByRole('complementary').getByRole('heading').getByRole('link', { name: title }).click();
      }
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goBack();
      await expect(page.getByText(/^60 of/)).toBeAttached();
      const moved = async () => Math.abs((await page.evaluate(() => window.scrollY)) - before);
      await expect.poll(moved).toBeLessThan(5);
      await page.goto('/api/health');
      await page.goBack();
      await expect(page.getByText(/^60 of/)).toBeAttached();
      await expect.poll(moved).toBeLessThan(5);
      await expect(link).toBeInViewport();
      await page.goto('/companies');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('suggests which filter to remove when nothing matches', async ({ page }) => {
      await page.goto('/vacancies?search_string=zzqx&filter_sectors=2');
      await expect(page.getByRole('heading', { name: 'No vacancies match' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: /^Search without “zzqx” \(\d+\)$/ }).click();
      await expect(page).toHaveURL(/\/vacancies\?filter_sectors=2$/);
      await expect(cards(page).first()).toBeVisible();
    });

    test('offers recent searches and clears them', async ({ page }) => {
      await page.goto('/vacancies?search_string=nurse');
      await expect(cards(page).first()).toBeVisible();
      await searchField(page).fill('');
      const recent = page.getByRole('region', { name: 'Recent searches' });
      await expect(recent.getByRole('link', { name: 'nurse' })).toBeVisible();
      await recent.getByRole('link', { name: 'nurse' }).click();
      await expect(page).toHaveURL(/search_string=nurse/);
      await searchField(page).fill('');
      await page.getByRole('button', { name: 'Clear all', exact: true }).click();
      await expect(recent).toBeHidden();
    });

    test('saves a vacancy, updates other tabs, removes it and restores it', async ({ page, context }) => {
      await page.goto('/vacancies');
      const card = cards(page).first();
      const title = (await card.getByRole('heading').textContent()) ?? '';
      const other = await context.newPage();
      await other.goto('/vacancies');
      await expect(cards(other).first()).toBeVisible();
      await card.getByRole('button', { name: `Save ${title}` }).click();
      await expect(page.getByRole('link', { name: 'Saved (1)' })).toBeVisible();
      await expect(other.getByRole('link', { name: 'Saved (1)' })).toBeVisible();
      await other.close();
      await page.getByRole('link', { name: 'Saved (1)' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Saved vacancies' })).toBeVisible();
      await page.getByRole('button', { name: `Save ${title}` }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: `Undo: save ${title} again` }).click();
      await page.reload();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    });

    test('links the salaries of the home page to vacancies of the sector', async ({ page }) => {
      await page.goto('/');
      const pay = page.getByRole('region', { name: 'Salaries by sector' });
      await pay.getByRole('link').first().click();
      await expect(page).toHaveURL(/filter_sectors=\d+&salary_stated=true/);
      await expect(cards(page).first()).toContainText('Afl.');
    });

    test('offers a search on an unknown URL', async ({ page, consoleErrors }) => {
      consoleErrors.allow(/404/);
      await page.goto('/nowhere');
      const search = page.getByRole('main').getByRole('searchbox');
      await search.fill('cook');
      await search.press('Enter');
      await expect(page).toHaveURL(/\/vacancies\?search_string=cook/);
    });
  });
}

test('persists the choice of list or grid', async ({ page }) => {
  const view = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/vacancies');
  await expect(view('List')).toHaveAttribute('aria-pressed', 'true');
  await view('Grid').click();
  await expect(page.locator('[data-view="grid"]').first()).toBeVisible();
  await page.reload();
  await expect(view('Grid')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-view="grid"]').first()).toBeVisible();
});

test('prefetches a page on hover unless the visitor saves data', async ({ page, browser }) => {
  const companies = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: 'Companies' });
  const isPrefetch = (path: string) =>
    /^\/api\/(companies|vacancies)|(companies|company|vacancy)\.[^/]*js$/.test(path);
  const recordPaths = (tab: Page) => {
    const paths: string[] = [];
    tab.on('request', (request) => paths.push(new URL(request.url()).pathname));
    return paths;
  };
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const paths = recordPaths(page);
  // The listeners are added after the page has loaded.
  await expect(async () => {
    await page.mouse.move(5, 500);
    await companies(page).hover();
    expect(paths).toContain('/api/companies');
  }).toPass();
  expect(paths.some((path) => path.includes('companies') && path.endsWith('.js'))).toBe(true);

  const context = await browser.newContext();
  const savingPage = await context.newPage();
  await savingPage.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await savingPage.clock.install();
  await savingPage.goto('/');
  await savingPage.waitForLoadState('networkidle');
  const savingPaths = recordPaths(savingPage);
  for (const target of [companies(savingPage), savingPage.getByRole('article').first()]) {
    await target.hover();
    // Longer than the pointer must rest on a link.
    await savingPage.clock.runFor(500);
  }
  // A prefetch would have been requested before this.
  await savingPage.evaluate(() => fetch('/api/health'));
  await expect.poll(() => savingPaths).toContain('/api/health');
  expect(paths.filter(isPrefetch)).not.toEqual([]);
  expect(savingPaths.filter(isPrefetch)).toEqual([]);
  await context.close();
});

test('ignores invalid query parameters', async ({ page }) => {
  const queries = [
    'search_string=%3Cscript%3Ealert(1)%3C%2Fscript%3E%27%22%00',
    'filter_sectors=-1,NaN,1e9,__proto__&sort_by=constructor&sort_order=;drop',
    'page=99999999999&through=-5&vacancy=javascript:alert(1)&posted_within=0.1',
    `search_string=${encodeURIComponent('😀'.repeat(150))}`,
    'search_string=%F0%9F&filter_remote=%00',
  ];
  for (const query of queries) {
    await page.goto(`/vacancies?${query}`);
    await expect(searchField(page)).toBeVisible();
    await expect(results(page).getByRole('status').first()).toHaveText(/vacanc/);
  }
});
