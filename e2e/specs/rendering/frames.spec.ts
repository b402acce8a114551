import type { Page } from '@playwright/test';
import { signInByApi } from '../../core/auth.ts';
import { AREAS, pathsOf, USERS } from '../../core/manifestPages.ts';
import { expect, test } from '../../core/test.ts';
import { dropEvents } from '../../core/realtime.ts';
import { demoRecruiter } from '../../core/users.ts';

/** Milliseconds by which each script and each response is delayed. */
const DELAY_MS = 200;

/** Opens a tab that receives no script, and therefore no data. */
async function openTabWithoutScripts(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.route(/\.js(\?|$)/, () => new Promise(() => {}));
  return tab;
}

/** Returns what a user sees in the main landmark: its heading and the number of boxes that are not empty. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const heading = main?.querySelector('h1')?.textContent?.trim() ?? '';
    const boxes = [...(main?.querySelectorAll('*') ?? [])].filter((element) => {
      const { width, height, top } = element.getBoundingClientRect();
      const { visibility, backgroundColor } = getComputedStyle(element);
      const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || element.matches('img, svg, h2, h3, p, li');
      return width > 20 && height > 5 && top < innerHeight && visibility === 'visible' && isPainted;
    });
    return { heading, boxes: boxes.length };
  });

for (const area of AREAS) {
  test(`shows a heading and an outline on every ${area} page before any script and data`, async ({
    page,
  }) => {
    if (area !== 'open') await signInByApi(page, USERS[area]);
    const paths = await pathsOf(page, area);
    expect(paths.length).toBeGreaterThan(4);
    const tab = await openTabWithoutScripts(page);
    const empty: object[] = [];
    for (const path of paths) {
      /* oxlint-disable no-await-in-loop -- One tab shows one page at a time. */
      await tab.goto(path, { waitUntil: 'commit' });
      await tab.locator('#failed').waitFor({ state: 'attached' });
      const shown = await seen(tab);
      if (shown.heading === '' || shown.boxes < 3) empty.push({ path, ...shown });
      /* oxlint-enable no-await-in-loop */
    }
    expect(empty).toEqual([]);
  });
}

test('shows the counts of the session and of the cart in the frame, and keeps them', async ({ page }) => {
  await signInByApi(page, demoRecruiter);
  await page.addInitScript(() => localStorage.setItem('badges', '{"cart":2}'));
  const cart = (tab: Page) => tab.getByRole('banner').locator('a[href="/cart"]');
  const shown = async (tab: Page) => {
    await expect(cart(tab)).toHaveText('2');
    const navigation = tab.getByRole('main').getByRole('navigation');
    return await navigation.getByRole('link', { name: /\d/ }).allTextContents();
  };
  const tab = await openTabWithoutScripts(page);
  await tab.addInitScript(() => localStorage.setItem('badges', '{"cart":2}'));
  await tab.goto('/recruiter-dashboard', { waitUntil: 'commit' });
  const first = await shown(tab);
  expect(first).toEqual([
    expect.stringMatching(/^Vacancies\d+$/),
    expect.stringMatching(/^Applicants\d+ new$/),
  ]);
  await tab.goto('/vacancies', { waitUntil: 'commit' });
  await expect(cart(tab)).toHaveText('2');
  await page.goto('/recruiter-dashboard');
  await page.waitForLoadState('networkidle');
  expect(await shown(page)).toEqual(first);
});

test('announces that a page takes long, to screen readers after 1 s and visibly after 8 s', async ({
  page,
}) => {
  await signInByApi(page, demoRecruiter);
  const tab = await openTabWithoutScripts(page);
  await tab.goto('/recruiter-dashboard/orders', { waitUntil: 'commit' });
  const main = tab.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Orders');
  const retry = main.getByRole('link', { name: 'Try again' });
  await expect(retry).toBeHidden();
  await expect(main.getByRole('status')).toContainText('Loading the page');
  await expect(retry).toBeVisible();
  await expect(retry).toHaveAttribute('href', '/recruiter-dashboard/orders');
});

const PAGES = {
  recruiter: [
    '/recruiter-dashboard',
    '/recruiter-dashboard/applicants',
    // Navigates to the page of the result, whose frame is shown in the meantime.
    '/payment/success?order=1',
    '/payment/success?order=2',
    '/payment/pending?order=5',
  ],
  applicant: ['/applicant', '/applicant/applications'],
};

/** Opens a page whose scripts and data arrive one after the other; returns the sum of its layout shifts. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('[data-page-frame]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  return shifts.reduce((sum, value) => sum + value, 0);
}

for (const role of ['recruiter', 'applicant'] as const) {
  for (const width of [360, 1280]) {
    test(`fills the frames of a ${role} at ${width} px without moving anything`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await signInByApi(page, USERS[role]);
      await page.addInitScript(() => {
        localStorage.setItem('badges', '{"cart":2}');
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const isSlow = ({ pathname }: URL) => pathname.startsWith('/api/') || pathname.endsWith('.js');
      await page.route(isSlow, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
        await route.continue();
      });
      const moved: object[] = [];
      for (const path of PAGES[role]) {
        // oxlint-disable-next-line no-await-in-loop -- One tab shows one page at a time.
        const shift = await shiftOf(page, path);
        if (shift >= 0.01) moved.push({ path, shift });
      }
      expect(moved).toEqual([]);
    });
  }
}

for (const [part, files] of [
  ['shell', /\/assets\/.*\.js$/],
  ['remote', /\/remotes(-mirror)?\/mfe-recruiter\//],
] as const) {
  test(`says in the box of the outline that the ${part} did not load, and moves nothing`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/ERR_FAILED/);
    await signInByApi(page, demoRecruiter);
    const frame = async () => {
      const boxes = page.locator('main h1, main nav:visible a:visible, [data-frame-box]');
      return await boxes.evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().toJSON() as object),
      );
    };
    const { promise: held, resolve: fail } = Promise.withResolvers<void>();
    await page.route(files, async (route) => {
      await held;
      await route.abort();
    });
    await page.goto('/recruiter-dashboard/orders', { waitUntil: 'commit' });
    await expect(page.locator('[data-frame-box]')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await frame();
    fail();
    const notice = page.locator('[data-frame-box][data-notice]').getByRole('alert');
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Orders');
    expect(await frame()).toEqual(before);
  });
}

test('shows only the frame of the next page while its remote loads', async ({ page }) => {
  await page.goto('/cart');
  await page.waitForLoadState('networkidle');
  await page.route(/\/remotes(-mirror)?\/mfe-public\//, () => new Promise(() => {}));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  const frame = page.locator('main [data-next-frame]');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main > :visible')).toHaveCount(1);
  expect((await seen(page)).boxes).toBeGreaterThan(3);
});

for (const role of ['recruiter', 'applicant'] as const) {
  test(`requests what each ${role} page reads before any script, and once`, async ({ page }) => {
    await signInByApi(page, USERS[role]);
    const faults: string[] = [];
    for (const path of await pathsOf(page, role)) {
      /* oxlint-disable no-await-in-loop -- One tab shows one page at a time. */
      const tab = await page.context().newPage();
      await dropEvents(tab);
      const reads = await readsOf(tab, path);
      if (reads.length > 0) faults.push(...(await readFaults(tab, { path, reads })));
      await tab.close();
      /* oxlint-enable no-await-in-loop */
    }
    expect(faults).toEqual([]);
  });
}

/** Returns the paths of the API that the document of a page names. */
async function readsOf(tab: Page, path: string): Promise<string[]> {
  const html = await (await tab.request.get(path)).text();
  return (/<meta name="early-reads" content="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean);
}

/** Opens a page whose scripts wait for its reads. Returns the reads that the page never requests or requests again. */
async function readFaults(tab: Page, { path, reads }: { path: string; reads: string[] }): Promise<string[]> {
  const requests: string[] = [];
  tab.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) requests.push(pathname.slice(4) + search);
  });
  let release = () => {};
  const areRead = new Promise<void>((resolve) => (release = resolve));
  await tab.route(/\.js(\?|$)/, async (route) => {
    await areRead;
    await route.continue();
  });
  await tab.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => reads.filter((read) => !requests.includes(read))).toEqual([]);
  release();
  await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await tab.waitForLoadState('networkidle');
  return reads
    .filter((read) => requests.filter((request) => request === read).length > 1)
    .map((read) => `${path} requests ${read} again`);
}
