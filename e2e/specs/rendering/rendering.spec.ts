import type { Page } from '@playwright/test';
import { signInByApi } from '../../core/auth.ts';
import { postVacancy, registerRecruiter } from '../../core/recruiters.ts';
import { expect, test } from '../../core/test.ts';
import { demoApplicant } from '../../core/users.ts';

/** Calls of the API for data; images and the session of the sign-in service are not. */
function dataRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isData = pathname.startsWith('/api/') && !pathname.startsWith('/api/auth/');
    if (isData && ['fetch', 'xhr'].includes(request.resourceType()))
      requests.push(`${request.method()} ${pathname}`);
  });
  return requests;
}

/** Content of the root element as the server sent it. */
async function rendered(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return /<div id="root">([^]*?)<script type="application\/json" id="server-page">/.exec(html)?.[1] ?? '';
}

test('sends a vacancy as complete HTML and hydrates it without requesting it again', async ({ page }) => {
  const requests = dataRequests(page);
  const html = await rendered(page, '/vacancies/1');
  await page.goto('/vacancies/1');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(title).not.toBe('');
  expect(html).toContain(title);
  expect(html).toContain(
    (await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent())!,
  );
  // Counts the view.
  await expect.poll(() => requests).toContain('HEAD /api/vacancies/1');
  expect(requests).not.toContain('GET /api/vacancies/1');
});

/** Path of a blog post. */
async function firstPost(page: Page): Promise<string> {
  const [path] = /\/blog\/[\w-]+/.exec(await rendered(page, '/blog')) ?? [];
  return path!;
}

test('sends the vacancies in 150 KB of HTML, 26 KB of them compressed', async ({ request }) => {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  const response = await request.get('/vacancies', { headers });
  expect(response.headers()['content-encoding']).toBe('br');
  expect(Number(response.headers()['content-length'])).toBeLessThanOrEqual(26 * 1024);
  expect((await response.body()).length).toBeLessThanOrEqual(150 * 1024);
});

test('hydrates every kind of page without a request for its data', async ({ page }) => {
  // A wide screen shows a vacancy beside the list.
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of [
    '/',
    '/vacancies',
    '/companies',
    '/companies/1',
    '/blog',
    await firstPost(page),
    '/about',
    '/privacy',
    '/terms',
    '/faq',
    '/contact',
    '/partners',
    '/plans',
    '/plans/2',
    '/saved',
  ]) {
    expect(await rendered(page, path), path).toContain('<h1');
    const requests = dataRequests(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(requests, path).toEqual([]);
  }
});

test('renders the same page for two users and shows each their own account', async ({ page, browser }) => {
  const applicant = await browser.newContext();
  const own = await applicant.newPage();
  await signInByApi(own, demoApplicant);
  // Other tests add companies at the same time.
  await expect(async () => {
    const [theirs, everyones] = [await rendered(own, '/companies'), await rendered(page, '/companies')];
    expect(theirs).not.toBe('');
    expect(theirs).toBe(everyones);
  }).toPass();
  await own.goto('/companies');
  await expect(own.getByRole('button', { name: /Account of/ })).toBeVisible();
  await page.goto('/companies');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await applicant.close();
});

test('renders a page again once its data has changed', async ({ page, request }) => {
  const { headers, companyId } = await registerRecruiter(request);
  const path = `/companies/${companyId}`;
  expect(await rendered(page, path)).toContain('<h1');
  const name = `Cas ${companyId}`;
  const response = await request.post(`/api/recruiter/company/${companyId}`, {
    headers,
    multipart: { name },
  });
  expect(response.ok(), await response.text()).toBe(true);
  // A render beyond its deadline is left to the browser, which a busy server does for several requests in a row.
  await expect.poll(() => rendered(page, path), { timeout: 45_000 }).toContain(name);
});

/** Opens a page whose shell arrives when the returned function is called. */
async function openBeforeShell(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/shell\.[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('repeats a click on a button before the page is interactive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The cart is rendered in the browser, within a frame of the server.
  for (const path of ['/', '/cart']) {
    const release = await openBeforeShell(page, path);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  }
});

test('repeats a click in a part of the page that hydrates later', async ({ page }) => {
  const release = await openBeforeShell(page, '/');
  await page.getByRole('button', { name: /^All \d+ sectors$/ }).click();
  release();
  await expect(page.getByRole('button', { name: 'Show fewer' })).toBeVisible();
});

test('keeps text that is typed before the page is interactive', async ({ page }) => {
  const release = await openBeforeShell(page, '/');
  const field = page.getByRole('combobox', { name: 'Job title, skill or company' });
  await field.fill('cook');
  release();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(field).toHaveValue('cook');
  await field.press('Enter');
  await expect(page).toHaveURL(/search_string=cook/);
});

/** Layout shift of the page: its score, and what moved from where to where. */
interface Shift {
  score: number;
  moved: string[];
}

/** Watches layout shifts from now on. Returns a function that reads them after the next frames. */
async function observeShifts(page: Page): Promise<() => Promise<Shift[]>> {
  const seen = await page.evaluateHandle(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
    const shifts: Shift[] = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({
          score: value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} "${node?.textContent?.slice(0, 60)}": ${place(previousRect)} → ${place(currentRect)}`,
          ),
        });
    }).observe({ type: 'layout-shift' });
    return shifts;
  });
  return async () => {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
    return await seen.jsonValue();
  };
}

test('moves nothing on a phone when the list becomes interactive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openBeforeShell(page, '/vacancies');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const shifts = await observeShifts(page);
  release();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveCount(1);
  expect(await shifts()).toEqual([]);
});

test('outlines the first result beside the list before any script, and fills it without moving', async ({
  page,
  request,
}) => {
  // A minute later in the browser, "Just now" would read "1 minute ago".
  await postVacancy(request, await registerRecruiter(request), { status: 'open' });
  await page.clock.setSystemTime(new Date(Date.now() + 60_000));
  const release = await openBeforeShell(page, '/vacancies');
  const panel = page.getByRole('complementary', { name: 'Selected vacancy' });
  const title = (await panel.getByRole('heading').textContent())!;
  await expect(panel.getByText('Closes')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const shifts = await observeShifts(page);
  release();
  await expect(panel.getByRole('heading', { name: 'What you will do' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: title })).toBeVisible();
  expect(await shifts()).toEqual([]);
});

test('moves nothing when the fonts arrive', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 823 });
  let releaseFonts = () => {};
  const held = new Promise<void>((resolve) => (releaseFonts = resolve));
  await page.route(/\.woff2$/, async (route) => {
    await held;
    await route.continue();
  });
  // Without the vacancies of other tests, whose long names may wrap differently.
  const release = await openBeforeShell(page, '/vacancies?filter_districts=406');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const shifts = await observeShifts(page);
  releaseFonts();
  await page.evaluate(() => document.fonts.ready);
  // No line wraps differently; letters move by less than a pixel.
  expect((await shifts()).reduce((sum, { score }) => sum + score, 0)).toBeLessThan(0.005);
  release();
});

test('replaces the style rules of a document by its whole style sheets, without a request', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && requested.push(request.url()));
  await page.goto('/plans', { waitUntil: 'commit' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.locator('style[data-part-of]')).toHaveCount(0);
  await expect(page.locator('style[data-href]')).toHaveCount(2);
  // The frame of the next page is prefetched before a click; it is not part of this document.
  expect(requested.filter((url) => !url.includes('/page-frame.'))).toEqual([]);
});

test('reads a vacancy without the Markdown renderer', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(new URL(request.url()).pathname));
  await page.goto('/vacancies/1');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(chunks.filter((path) => path.includes('/markdown.'))).toEqual([]);
  expect(errors).toEqual([]);
  // The rules are for the time before the page is interactive.
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches, turns pages and reads vacancies, companies and posts', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Job title, skill or company' }).fill('cook');
    await page.getByRole('combobox', { name: 'Job title, skill or company' }).press('Enter');
    await expect(page).toHaveURL(/\/vacancies\?search_string=cook/);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/cook/i);
    await page.getByRole('checkbox', { name: 'Food and beverage' }).check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/search_string=cook.*filter_sectors=2/);
    await expect(page.getByRole('checkbox', { name: 'Food and beverage' })).toBeChecked();
    // Controls that need JavaScript are not shown, and nothing is behind them.
    for (const name of ['Filters', 'Map', 'Show all 18'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    await expect(page.locator('noscript label', { hasText: 'Sports and wellness' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest salary');
    await page.locator('noscript button', { hasText: 'Sort' }).click();
    await expect(page).toHaveURL(/filter_sectors=2.*sort_by=salary\.asc/);
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('salary.asc');
    await page.goto('/vacancies');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    const title = (await first.textContent()) ?? '';
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // `getByText` ignores `noscript`.
    const notice = page.locator('noscript p', { hasText: 'Applying needs JavaScript.' });
    await expect(notice.first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/companies/1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/plans/2');
    await expect(page.locator('noscript p', { hasText: 'Plans are set up with JavaScript.' })).toBeVisible();
  });

  test('a visitor searches companies within a sector and reads content', async ({ page }) => {
    await page.goto('/companies?filter_sectors=2');
    const field = page.getByRole('searchbox', { name: 'Search companies' });
    await field.fill('a');
    await field.press('Enter');
    await expect(page).toHaveURL('/companies?search_string=a&filter_sectors=2&sort_by=name.asc');
    await page.getByRole('combobox', { name: 'Sector' }).selectOption({ index: 0 });
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Z to A');
    await page.locator('noscript button', { hasText: 'Show companies' }).click();
    await expect(page).toHaveURL('/companies?search_string=a&filter_sectors=&sort_by=name.desc');
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name.desc');
    await page.goto('/companies');
    await page
      .getByRole('navigation', { name: 'Pages of companies' })
      .getByRole('link', { name: 'Next' })
      .click();
    await expect(page).toHaveURL('/companies?page=2');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    for (const path of ['/about', '/privacy', '/terms', '/faq']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});
