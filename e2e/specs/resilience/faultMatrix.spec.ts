import type { Page } from '@playwright/test';
import {
  BUILD_TIMEOUT_MS,
  type BrokenBuilds,
  buildBrokenRemotesOnce,
} from '../../core/faults/brokenBuilds.ts';
import { type Fault, faults } from '../../core/faults/faults.ts';
import { countDocumentRequests } from '../../core/documentRequests.ts';
import { type Credentials, demoApplicant, demoRecruiter } from '../../core/users.ts';
import { signInByApi } from '../../core/auth.ts';
import { getHost } from '../../core/host.ts';
import { expect, test as base } from '../../core/test.ts';
import { addStarterToCart } from '../../pages/plans.ts';
import { shell } from '../../pages/shell.ts';

type RemoteUnderTest = {
  remote: string;
  path: string;
  heading: RegExp;
  /** Checks the reassurance or the alternative that the error shows. */
  expectHelp: (page: Page) => Promise<void>;
  user: Credentials;
};

const expectText = (text: RegExp) => (page: Page) =>
  expect(page.getByRole('main').getByText(text)).toBeVisible();

const remotes: RemoteUnderTest[] = [
  {
    remote: 'mfe-public',
    path: '/companies',
    heading: /Companies in Aruba/,
    expectHelp: (page) => expect(page.getByRole('searchbox', { name: 'Search vacancies' })).toBeVisible(),
    user: demoApplicant,
  },
  {
    remote: 'mfe-checkout',
    path: '/plans',
    heading: /Plans/,
    expectHelp: expectText(/See your orders before paying again/),
    user: demoRecruiter,
  },
  {
    remote: 'mfe-recruiter',
    path: '/recruiter-dashboard',
    heading: /Bon bini/,
    expectHelp: expectText(/We cannot check your vacancies/),
    user: demoRecruiter,
  },
  {
    remote: 'mfe-applicant',
    path: '/applicant/applications',
    heading: /Your applications/,
    expectHelp: expectText(/what companies received they still have/),
    user: demoApplicant,
  },
];

const test = base.extend<object, { builds: BrokenBuilds }>({
  builds: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured first parameter
    async ({}, use) => use(await buildBrokenRemotesOnce()),
    { scope: 'worker', timeout: BUILD_TIMEOUT_MS },
  ],
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Every fault breaks two of the remotes, because the shell treats all of them alike and each test takes a build or a
 * timeout. `FAULT_MATRIX=full` breaks every remote in every way.
 */
const isFull = process.env['FAULT_MATRIX'] === 'full';

for (const [column, target] of remotes.entries()) {
  test.describe(target.remote, () => {
    test.beforeEach(async ({ page }) => await signInByApi(page, target.user));
    for (const fault of faults.filter((_fault, row) => isFull || (row + column) % 2 === 0)) {
      test(`${fault.name}: shows an error and keeps the rest of the site working`, async ({
        page,
        builds,
        consoleErrors,
      }) => {
        consoleErrors.allow(
          /Failed to load|Failed to find a valid digest|Injected failure|crashed\.|Federation|ERR_|integrity/,
        );
        const reports = await collectReports(page);
        if (fault.wait) await page.clock.install();
        await fault.inject({ page, remote: target.remote, path: target.path, builds });

        // A pending file delays the load event.
        await page.goto(target.path, { waitUntil: 'domcontentloaded' });
        const documents = countDocumentRequests(page);
        if (fault.wait) {
          // The clock must not jump while the profile is requested, which would time out.
          await expect(shell(page).accountMenu).toBeVisible();
          await fault.wait(page);
        }
        await expectFault(page, target, fault);

        await expectThemeWorks(page);
        await expect(shell(page).accountMenu).toBeVisible();
        await expectOtherRemoteWorks(page, target);
        await returnTo(page, target.path);
        if (fault.recoversItself)
          await expect(page.getByRole('heading', { level: 1, name: 'It works' })).toBeVisible();
        else await heal(page, target, fault);
        if (fault.keepsDocument) expect(documents()).toBe(0);
        // A saga that fails each time also fails on the way back, which reports another page.
        expect(new Set(reports.map(({ class: errorClass, remote }) => `${errorClass} ${remote}`))).toEqual(
          new Set([`${fault.errorClass} ${target.remote}`]),
        );
      });
    }
  });
}

async function expectFault(page: Page, target: RemoteUnderTest, fault: Fault): Promise<void> {
  await expect(page.getByText(fault.message)).toBeVisible();
  await expect(shell(page).navigation).toBeVisible();
  if (!fault.recoversItself) await target.expectHelp(page);
}

async function expectThemeWorks(page: Page): Promise<void> {
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  const before = await theme();
  await page.getByRole('button', { name: 'Theme' }).click();
  await page
    .getByRole('group', { name: 'Theme' })
    .getByText(before === 'dark' ? 'Light' : 'Dark')
    .click();
  await expect.poll(theme).not.toBe(before);
}

/** Navigates to a page of another remote and triggers a toast there. */
async function expectOtherRemoteWorks(page: Page, { remote }: RemoteUnderTest): Promise<void> {
  if (remote === 'mfe-checkout') {
    await page.getByRole('link', { name: 'Career Portal Aruba, home' }).first().click();
    await page.route('**/api/newsletter-email', (route) =>
      route.fulfill({
        status: 200,
        json: { email: 'xiomara@example.aw', message: 'You have successfully subscribed.' },
      }),
    );
    const newsletter = page.getByRole('region', { name: 'Vacancies and news by e-mail' });
    await newsletter.getByRole('textbox').fill('xiomara@example.aw');
    await newsletter.getByRole('button', { name: 'Subscribe' }).click();
    await expect(shell(page).toast('You have successfully subscribed.')).toBeVisible();
    return;
  }
  await shell(page).follow('Plans');
  await addStarterToCart(page);
  await expect(shell(page).toast(/added to cart/)).toBeVisible();
}

/** Opens the page of the remote under test again. */
async function returnTo(page: Page, path: string): Promise<void> {
  const host = await getHost(page);
  await host.evaluate(({ navigation }, to) => navigation.navigate(to), path);
}

async function heal(page: Page, target: RemoteUnderTest, fault: Fault): Promise<void> {
  await fault.wait?.(page);
  await expect(page.getByText(fault.message)).toBeVisible();
  if (fault.repair) await fault.repair(page);
  else await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  const heading = fault.repair ? 'It works' : target.heading;
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
