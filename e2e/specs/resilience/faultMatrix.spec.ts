import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type BrokenBuilds, buildBrokenRemotes } from '../../core/faults/brokenBuilds.ts';
import { type Fault, faults } from '../../core/faults/faults.ts';
import { demoApplicant, demoRecruiter } from '../../core/users.ts';
import { signInByApi } from '../../core/auth.ts';
import { site } from '../../core/site.ts';
import { expect, test as base } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

type Area = {
  remote: string;
  path: string;
  heading: RegExp;
  /** What need not be feared, or can still be done. */
  help: (page: Page) => Promise<void>;
  as: typeof demoApplicant;
};

const says = (sentence: RegExp) => (page: Page) =>
  expect(page.getByRole('main').getByText(sentence)).toBeVisible();

const areas: Area[] = [
  {
    remote: 'mfe-public',
    path: '/companies',
    heading: /Companies in Aruba/,
    help: (page) => expect(page.getByRole('searchbox', { name: 'Search vacancies' })).toBeVisible(),
    as: demoApplicant,
  },
  {
    remote: 'mfe-checkout',
    path: '/plans',
    heading: /Plans/,
    help: says(/Nothing was charged/),
    as: demoRecruiter,
  },
  {
    remote: 'mfe-recruiter',
    path: '/recruiter-dashboard',
    heading: /Bon bini/,
    help: says(/Your vacancies stay online/),
    as: demoRecruiter,
  },
  {
    remote: 'mfe-applicant',
    path: '/applicant/applications',
    heading: /Your applications/,
    help: says(/What you sent stays with the companies/),
    as: demoApplicant,
  },
];

/** Built once for all cases of a worker. */
const test = base.extend<object, { builds: BrokenBuilds }>({
  builds: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright is told that nothing is needed
    async ({}, use, { workerIndex }) =>
      use(buildBrokenRemotes(join(site.cache, `e2e-broken/${workerIndex}`))),
    { scope: 'worker' },
  ],
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const area of areas) {
  test.describe(`${area.remote}:`, () => {
    test.beforeEach(async ({ page }) => await signInByApi(page, area.as));
    for (const fault of faults) {
      test(`${fault.name}, and the rest of the site works`, async ({ page, builds, consoleErrors }) => {
        consoleErrors.allow(
          /Failed to load|Failed to find a valid digest|as the test wishes|Federation|ERR_|integrity|Connecting to 'wss/,
        );
        const reports = await collectReports(page);
        if (fault.isTimeout) await page.clock.install();
        await fault.inject({ page, remote: area.remote, path: area.path, builds });

        // A file that never comes holds back the load event.
        await page.goto(area.path, { waitUntil: 'domcontentloaded' });
        await expectFault(page, area, fault);

        await expectThemeAlive(page);
        await expect(shell(page).accountMenu).toBeVisible();
        await expectRestAlive(page, area);
        await page.goBack();
        if (fault.recoversItself)
          await expect(page.getByRole('heading', { level: 1, name: 'It works' })).toBeVisible();
        else await heal(page, area, fault);
        expect(reports.map(({ class: kind, remote }) => `${kind} ${remote}`)).toEqual([
          `${fault.errorClass} ${area.remote}`,
        ]);
      });
    }
  });
}

async function expectFault(page: Page, area: Area, fault: Fault): Promise<void> {
  if (fault.isTimeout) await waitPatiently(page);
  await expect(page.getByText(fault.message)).toBeVisible();
  await expect(shell(page).navigation).toBeVisible();
  if (!fault.recoversItself) await area.help(page);
}

/** Each of the two addresses has eight seconds. */
async function waitPatiently(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    await page.clock.fastForward(8100);
    await expect(button).toBeVisible({ timeout: 300 });
  }).toPass();
}

async function expectThemeAlive(page: Page): Promise<void> {
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  const before = await theme();
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('radio', { name: before === 'dark' ? 'Light' : 'Dark' }).click({ force: true });
  await expect.poll(theme).not.toBe(before);
}

/** Goes by the navigation to a page of another remote, and does there what a toast tells of. */
async function expectRestAlive(page: Page, { remote }: Area): Promise<void> {
  if (remote === 'mfe-checkout') {
    await page.getByRole('link', { name: 'Career Portal Aruba, home' }).first().click();
    await page.route('**/api/newsletter-email', (route) =>
      route.fulfill({
        status: 200,
        json: { email: 'xiomara@example.aw', message: 'You have successfully subscribed.' },
      }),
    );
    const newsletter = page.getByRole('region', { name: 'Vacancies and news in your mailbox' });
    await newsletter.getByRole('textbox').fill('xiomara@example.aw');
    await newsletter.getByRole('button', { name: 'Subscribe' }).click();
    await expect(shell(page).toast('You have successfully subscribed.')).toBeVisible();
    return;
  }
  await shell(page).follow('Plans');
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click();
  await expect(shell(page).toast(/added to cart/)).toBeVisible();
}

async function heal(page: Page, area: Area, fault: Fault): Promise<void> {
  if (fault.isTimeout) await waitPatiently(page);
  await expect(page.getByText(fault.message)).toBeVisible();
  if (fault.repair) await fault.repair(page);
  else await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  const heading = fault.repair ? 'It works' : area.heading;
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

async function collectReports(page: Page): Promise<{ class: string; remote: string }[]> {
  const reports: { class: string; remote: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/_report'))
      reports.push(request.postDataJSON() as (typeof reports)[number]);
  });
  return reports;
}
