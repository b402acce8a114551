import type { Page } from '@playwright/test';
import { signInByApi } from '../../core/auth.ts';
import { getHost } from '../../core/host.ts';
import { internalLinks, patternOf, shapeOf, waitForPage } from '../../core/links.ts';
import { site } from '../../core/site.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';
import { demoApplicant, demoRecruiter } from '../../core/users.ts';

// Each test opens a page of every kind.
test.describe.configure({ timeout: 180_000 });

/** Headings of the pages that say that there is nothing at the URL. */
const NOT_FOUND = /could not find this page|does not exist|was not found|is not online|went wrong/i;

const visitorPages = ['/', '/login', '/register', '/forgot-password', '/plans', '/cart', '/cv-builder'];

/** Pages that only this role has, and the public pages whose links depend on the role. */
const roles = [
  { role: 'visitor', account: null, start: visitorPages, isOwn: () => true },
  {
    role: 'applicant',
    account: demoApplicant,
    start: ['/applicant', '/notifications', '/vacancies', '/cv-builder'],
    isOwn: (path: string) => /^\/(applicant|vacancies|cv-builder|notifications|saved)/.test(path),
  },
  {
    role: 'recruiter',
    account: demoRecruiter,
    start: ['/recruiter-dashboard', '/notifications', '/vacancies', '/checkout'],
    isOwn: (path: string) =>
      /^\/(recruiter-dashboard|vacancies|plans|cart|checkout|payment|notifications)/.test(path),
  },
];

for (const { role, account, start, isOwn } of roles) {
  test(`every internal link that the ${role} sees leads to a page`, async ({ page }) => {
    if (account) await signInByApi(page, account);
    await page.goto(start[0]!);
    if (account) await shell(page).accountMenu.click();
    // Other tests delete their vacancies and applications at the same time: a link counts as broken after two failures.
    const { opened, broken } = await followLinks(page, start, isOwn);
    const again = broken.length > 0 ? await followLinks(page, start, isOwn) : { broken };
    expect(again.broken).toEqual([]);
    expect(opened.length).toBeGreaterThan(9);
  });
}

test('the search for broken links finds a page that is missing', async ({ page }) => {
  await expect(async () => {
    await page.goto('/about');
    const { broken } = await followLinks(page, ['/plans/99', '/nowhere'], (path) => /99|nowhere/.test(path));
    expect(broken).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/plans\/99: This plan does not exist$/),
        expect.stringMatching(/nowhere: 404$/),
        expect.stringMatching(/nowhere: We could not find this page$/),
      ]),
    );
    expect(broken).toHaveLength(3);
  }).toPass({ timeout: 60_000 });
});

/** Requests one link of each shape that the pages have, and opens one page of each pattern. */
async function followLinks(page: Page, start: string[], isOwn: (path: string) => boolean) {
  const queue = start.map((path) => new URL(path, site.url).href);
  const seen = new Set(queue.map(shapeOf));
  const opened = new Set<string>();
  const broken: string[] = [];
  const host = await getHost(page);
  for (const url of queue) {
    const { pathname } = new URL(url);
    const status = (await page.request.get(url)).status();
    if (status >= 400) broken.push(`${url}: ${status}`);
    if (isFile(pathname) || !isOwn(pathname) || opened.has(patternOf(url))) continue;
    opened.add(patternOf(url));
    if (page.url() !== url) {
      const from = page.url();
      await host.evaluate(({ navigation }, to) => navigation.navigate(to), url.slice(site.url.length));
      await page.waitForURL((current) => current.href !== from, { waitUntil: 'commit' });
    }
    await waitForPage(page);
    for (const heading of await page.getByRole('main').getByRole('heading').allInnerTexts())
      if (NOT_FOUND.test(heading)) broken.push(`${url}: ${heading}`);
    for (const link of await internalLinks(page)) {
      if (seen.has(shapeOf(link))) continue;
      seen.add(shapeOf(link));
      queue.push(link);
    }
  }
  return { opened: [...opened], broken };
}

const isFile = (path: string) =>
  (path.startsWith('/api/') && path !== '/api/auth/signin') || /\.\w+$/.test(path);
