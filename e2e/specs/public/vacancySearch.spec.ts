import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessibility.ts';
import { VIEWPORTS } from '../../core/viewports.ts';
import { expect, test } from '../../core/test.ts';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const cards = (page: Page) => results(page).getByRole('article');
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search vacancies' });

for (const [device, options] of Object.entries(VIEWPORTS)) {
  test.describe(`on a ${device}`, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    /** On a phone they stand in a sheet. */
    async function withFilters(page: Page, choose: (filters: ReturnType<Page['locator']>) => Promise<void>) {
      if (device === 'desktop') return await choose(page.getByRole('region', { name: 'Filters' }));
      await page.getByRole('button', { name: /^Filters/ }).click();
      await choose(page.getByRole('dialog'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Show \d/ })
        .click();
    }

    test('filters by age, salary, employment and permit; the address says it; back takes it out', async ({
      page,
    }) => {
      await page.goto('/vacancies');
      await withFilters(page, async (filters) => {
        await filters.getByRole('combobox', { name: 'Published' }).selectOption({ index: 4 });
        await expect(page).toHaveURL(/posted_within=30/);
        await filters.getByRole('checkbox', { name: 'Salary stated' }).check();
        await expect(page).toHaveURL(/salary_stated=true/);
        await filters.getByRole('checkbox', { name: 'Full-time', exact: true }).check();
        await expect(page).toHaveURL(/filter_employment_types=FULL_TIME/);
      });
      const chips = page.getByRole('list', { name: 'Chosen filters' });
      await expect(chips.getByRole('listitem')).toHaveText(['Full-time', 'Last 30 days', 'Salary stated']);
      await page.goBack();
      await expect(chips.getByRole('listitem')).toHaveText(['Last 30 days', 'Salary stated']);
      await page.goForward();
      await expect(chips.getByRole('listitem')).toHaveCount(3);
      // What lies half below the header looks too small to axe.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page);
    });

    test('more grows the list, and back from a vacancy leads to the same place in it', async ({ page }) => {
      await page.goto('/vacancies');
      await page.getByRole('button', { name: 'Show more vacancies' }).click();
      await expect(page.getByText(/^40 of/)).toBeVisible();
      await page.getByRole('button', { name: 'Show more vacancies' }).click();
      await expect(page.getByText(/^60 of/)).toBeVisible();
      await expect(page).toHaveURL(/through=3/);
      // Only what is near the window is drawn.
      const link = page.locator('[aria-posinset="51"]').getByRole('link');
      await link.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      const title = (await link.textContent()) ?? '';
      await link.click();
      if (device === 'desktop') {
        // Beside the list a press only chooses: the page of the vacancy is one link further.
        await page.getByRole('complementary').getByRole('heading').getByRole('link', { name: title }).click();
      }
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goBack();
      await expect(page.getByText(/^60 of/)).toBeAttached();
      const moved = async () => Math.abs((await page.evaluate(() => window.scrollY)) - before);
      await expect.poll(moved).toBeLessThan(5);
      await page.goto('/api/health');
      await page.goBack();
      await expect.poll(moved).toBeLessThan(5);
      await expect(link).toBeInViewport();
      await page.goto('/companies');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('nothing found says what to loosen and what that brings', async ({ page }) => {
      await page.goto('/vacancies?search_string=zzqx&filter_sectors=2');
      await expect(page.getByRole('heading', { name: 'No vacancies match' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: /^Search without “zzqx” \(\d+\)$/ }).click();
      await expect(page).toHaveURL(/\/vacancies\?filter_sectors=2$/);
      await expect(cards(page).first()).toBeVisible();
    });

    test('searches of before are offered and can be cleared', async ({ page }) => {
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

    test('a vacancy is saved at once, shows in another tab, and can be taken out and back', async ({
      page,
      context,
    }) => {
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

    test('home tells what sectors pay and leads to those vacancies', async ({ page }) => {
      await page.goto('/');
      const pay = page.getByRole('region', { name: 'What work pays' });
      await pay.getByRole('link').first().click();
      await expect(page).toHaveURL(/filter_sectors=\d+&salary_stated=true/);
      await expect(cards(page).first()).toContainText('Afl.');
    });

    test('an address that nobody owns offers a search', async ({ page, consoleErrors }) => {
      consoleErrors.allow(/404/);
      await page.goto('/nowhere');
      const search = page.getByRole('main').getByRole('searchbox');
      await search.fill('cook');
      await search.press('Enter');
      await expect(page).toHaveURL(/\/vacancies\?search_string=cook/);
    });
  });
}

test('a list stays the list or the grid that somebody chose', async ({ page }) => {
  const view = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/vacancies');
  await expect(view('List')).toHaveAttribute('aria-pressed', 'true');
  await view('Grid').click();
  await expect(page.locator('[data-view="grid"]').first()).toBeVisible();
  await page.reload();
  await expect(view('Grid')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-view="grid"]').first()).toBeVisible();
});

test('the newest answer wins, however late an older one comes', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/vacancies/searchfilter?page=*', async (route) => {
    if (route.request().postData()?.includes('"nurse"')) await held;
    // An overtaken question is given up by the page.
    await route.continue().catch(() => {});
  });
  await page.goto('/vacancies');
  await expect(cards(page).first()).toBeVisible();
  await searchField(page).fill('nurse');
  await expect(page).toHaveURL(/search_string=nurse/);
  await searchField(page).fill('line cook');
  await expect(cards(page).first().getByRole('heading')).toHaveText('Line Cook');
  release();
  await page.waitForLoadState('networkidle');
  await expect(cards(page).first().getByRole('heading')).toHaveText('Line Cook');
});

test('a page is read ahead of the press, but not for who saves data', async ({ page, browser }) => {
  const asked = (of: Page) => {
    const urls: string[] = [];
    of.on('request', (request) => urls.push(new URL(request.url()).pathname));
    return urls;
  };
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const urls = asked(page);
  const companies = (of: Page) => of.getByRole('banner').getByRole('link', { name: 'Companies' });
  // The listening begins when the page is done.
  await expect(async () => {
    await page.mouse.move(5, 500);
    await companies(page).hover();
    expect(urls).toContain('/api/companies');
  }).toPass();
  expect(urls.some((path) => path.includes('companies') && path.endsWith('.js'))).toBe(true);

  const context = await browser.newContext();
  const thrifty = await context.newPage();
  await thrifty.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await thrifty.goto('/');
  await thrifty.waitForLoadState('networkidle');
  const thriftyUrls = asked(thrifty);
  await companies(thrifty).hover();
  await thrifty.getByRole('article').first().hover();
  await thrifty.waitForTimeout(500);
  const ahead = (path: string) =>
    /^\/api\/(companies|vacancies)|(companies|company|vacancy)\.[^/]*js$/.test(path);
  expect(urls.filter(ahead)).not.toEqual([]);
  expect(thriftyUrls.filter(ahead)).toEqual([]);
  await context.close();
});

test('what is not ours in the address does nothing', async ({ page }) => {
  const hostile = [
    'search_string=%3Cscript%3Ealert(1)%3C%2Fscript%3E%27%22%00',
    'filter_sectors=-1,NaN,1e9,__proto__&sort_by=constructor&sort_order=;drop',
    'page=99999999999&through=-5&vacancy=javascript:alert(1)&posted_within=0.1',
    `search_string=${encodeURIComponent('😀'.repeat(150))}`,
    'search_string=%F0%9F&filter_remote=%00',
  ];
  for (const search of hostile) {
    await page.goto(`/vacancies?${search}`);
    await expect(searchField(page)).toBeVisible();
    await expect(results(page).getByRole('status').first()).toHaveText(/vacanc/);
  }
});
