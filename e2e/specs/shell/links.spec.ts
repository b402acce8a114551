import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { signInByApi } from '../../core/auth.ts';
import { getHost } from '../../core/host.ts';
import { internalLinks, patternOf, shapeOf, waitForPage } from '../../core/links.ts';
import { listMails, waitForMail } from '../../core/mailbox.ts';
import { mailEveryone } from '../../core/mailEveryone.ts';
import { postVacancy, registerRecruiter } from '../../core/recruiters.ts';
import { site } from '../../core/site.ts';
import { expect, test } from '../../core/test.ts';
import { demoApplicant, demoRecruiter } from '../../core/users.ts';

// Each test opens a page of every kind.

/** Headings of the pages for an unknown URL. */
const NOT_FOUND = /could not find this page|does not exist|was not found|is not online|went wrong/i;

/** Texts of a page whose link was used, has expired or belongs to another account. */
const UNUSABLE = /does not work|not verified|expired|another account|sign in to/i;

const MAILS = [
  'alert-confirm',
  'application-received',
  'company-invitation',
  'interview-cancelled',
  'interview-confirmed',
  'interview-news',
  'interview-times',
  'magic-link',
  'new-applicant',
  'newsletter-confirm',
  'newsletter-welcome',
  'order-receipt',
  'order-refunded',
  'password-changed',
  'reset',
  'sign-up-link',
  'status-changed',
  'verification',
];

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
  test(`every internal link that the ${role} sees leads to a page`, async ({ page, request }) => {
    if (account) await signInByApi(page, account);
    await page.goto(start[0]!);
    const inOverlays = await linksInOverlays(page, account !== null);
    if (role === 'applicant') inOverlays.push(...(await linksWhenApplying(page, request)));
    // Other tests delete their vacancies and applications at the same time: a link counts as broken after two failures.
    const { opened, broken } = await followLinks(page, [...start, ...inOverlays], isOwn);
    const again = broken.length > 0 ? await followLinks(page, start, isOwn) : { broken };
    expect(again.broken).toEqual([]);
    expect(opened.length).toBeGreaterThan(9);
  });
}

test('every link in the mails leads to a page that its reader can use', async ({ browser, request }) => {
  const readers = await mailEveryone(request);
  const followed = new Set<string>();
  const broken: string[] = [];
  for (const { email, account, lastMail } of readers) {
    if (lastMail) await waitForMail(request, email, lastMail);
    const context = await browser.newContext();
    const tab = await context.newPage();
    if (account) await signInByApi(tab, account);
    const known = new Set<string>();
    const follow = async () => {
      const fresh = (await listMails(request, email)).flatMap(({ template, text }) => {
        followed.add(template);
        return (text.match(/https?:\/\/[^\s)]+/g) ?? []).map((url) => ({ template, url }));
      });
      for (const { template, url } of fresh) {
        if (known.has(shapeOf(url))) continue;
        known.add(shapeOf(url));
        const response = await tab.goto(url);
        await waitForPage(tab);
        const said = (await tab.locator('main').locator('h1, [role="alert"]').allInnerTexts()).join(' ');
        if (!response?.ok() || NOT_FOUND.test(said) || UNUSABLE.test(said))
          broken.push(`${template} ${url}: ${response?.status()} ${said}`);
        if (template === 'newsletter-confirm' && url.includes('/confirm'))
          await tab.getByRole('button', { name: 'Yes, send it to me' }).click();
      }
    };
    await follow();
    // A link that confirms an e-mail address triggers another mail.
    await follow();
    await context.close();
  }
  expect(broken).toEqual([]);
  expect([...followed].toSorted()).toEqual(MAILS);
});

test('the search for broken links finds a page that is missing', async ({ page }) => {
  await expect(async () => {
    await page.goto('/about');
    const { broken } = await followLinks(page, ['/plans/99', '/nowhere'], (path) => /99|nowhere/.test(path));
    expect(broken).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/plans\/99: 404$/),
        expect.stringMatching(/plans\/99: This plan does not exist$/),
        expect.stringMatching(/nowhere: 404$/),
        expect.stringMatching(/nowhere: We could not find this page$/),
      ]),
    );
    expect(broken).toHaveLength(4);
  }).toPass({ timeout: 170_000 });
});

/** Returns the links in the menus of the account, the bell and a phone, and in the dialog of a search alert. */
async function linksInOverlays(page: Page, isSignedIn: boolean): Promise<string[]> {
  const links: string[] = [];
  if (isSignedIn) {
    links.push(...(await linksIn(page, page.getByRole('button', { name: /^Account/ }))));
    links.push(...(await linksIn(page, page.getByRole('button', { name: /^Notifications/ }))));
  }
  const desktop = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  links.push(...(await linksIn(page, page.getByRole('button', { name: 'Open the menu' }))));
  await page.setViewportSize(desktop);
  await page.goto('/vacancies');
  links.push(...(await linksIn(page, page.getByRole('button', { name: /^Alert me/ }))));
  return links;
}

/** Returns the links in the dialog with which an applicant applies. */
async function linksWhenApplying(page: Page, request: APIRequestContext): Promise<string[]> {
  const id = await postVacancy(request, await registerRecruiter(request), { status: 'open' });
  await page.goto(`/vacancies/${id}`);
  return await linksIn(page, page.getByRole('link', { name: 'Apply now' }));
}

/** Opens a menu or dialog and returns all links of the page, which are more than before. */
async function linksIn(page: Page, opener: Locator): Promise<string[]> {
  const links = page.locator('a[href]:visible');
  const before = await links.count();
  await opener.first().click();
  await expect.poll(() => links.count()).toBeGreaterThan(before);
  const found = await internalLinks(page);
  await page.keyboard.press('Escape');
  return found;
}

/** Requests one link of each shape on the pages, and opens one page of each pattern. */
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
