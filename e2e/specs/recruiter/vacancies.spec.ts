import type { APIRequestContext } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { signInByApi } from '../../core/auth.ts';
import { expectFocus, pressEnter } from '../../core/focus.ts';
import { postVacancy, registerRecruiter } from '../../core/recruiters.ts';
import { boxOf } from '../../core/layout.ts';
import { expect, test } from '../../core/test.ts';

const PATH = '/recruiter-dashboard/vacancies';

// A fade-in lowers the contrast while it runs.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Creates a verified recruiter with a company and these vacancies; returns their IDs in the same order. */
async function aRecruiter(request: APIRequestContext, vacancies: object[] = []) {
  const recruiter = await registerRecruiter(request);
  const ids: number[] = [];
  for (const vacancy of vacancies) ids.push(await postVacancy(request, recruiter, vacancy));
  return { user: recruiter.user, ids };
}

test('offers the editor and the applicants on the public page of an own vacancy', async ({
  page,
  request,
}) => {
  const { user, ids } = await aRecruiter(request, [{ status: 'open' }]);
  await signInByApi(page, user);
  await page.goto(`/vacancies/${ids[0]}`);
  const own = page.getByRole('region', { name: 'Your vacancy' });
  await expect(own.getByRole('link', { name: 'Edit vacancy' })).toHaveAttribute(
    'href',
    `/recruiter-dashboard/vacancies/${ids[0]}/edit`,
  );
  await expect(own.getByRole('link', { name: 'Applicants' })).toHaveAttribute(
    'href',
    `/recruiter-dashboard/vacancies/${ids[0]}/applicants`,
  );
  await expect(page.getByText('Only applicants can apply')).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Post a vacancy' })).toHaveAttribute(
    'href',
    '/recruiter-dashboard/vacancies/new',
  );
  await expectAccessibleInBothThemes(page);
  // Vacancy of another company.
  await page.goto('/vacancies/1?created=true');
  await expect(page.getByText('Only applicants can apply').first()).toBeVisible();
  await expect(page.getByText('Your vacancy is published')).toBeHidden();
});

test('opens the dashboard after signing in, however slow the profile is', async ({ page, request }) => {
  const { user } = await aRecruiter(request);
  const profile = Promise.withResolvers<void>();
  await page.route('**/api/recruiter/user/', async (route) => {
    await profile.promise;
    await route.continue();
  });
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByLabel('E-mail address').fill(user.email);
  await main.getByLabel('Password', { exact: true }).fill(user.password);
  const requested = page.waitForRequest('**/api/recruiter/user/');
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await requested;
  await expect(page).toHaveURL(/\/login$/);
  profile.resolve();
  await expect(page).toHaveURL(/\/recruiter-dashboard$/);
});

test('fits 25 rows on a screen and explains each action in a dialog', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  const { user, ids } = await aRecruiter(request, [
    { title: 'Night Auditor', status: 'open' },
    { title: 'Spa Therapist' },
    // Longer lists have lower rows.
    ...Array.from({ length: 14 }, (_, index) => ({ title: `Steward ${index + 1}` })),
  ]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInByApi(page, user);
  await page.goto(PATH);
  const row = await boxOf(page.getByRole('row', { name: /Night Auditor/ }));
  expect(row.height).toBeGreaterThanOrEqual(24);
  expect(row.y + 25 * row.height).toBeLessThanOrEqual(900);

  const ask = async (title: string, action: string) => {
    // A dialog keeps the focus until it has faded away.
    await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(0);
    await pressEnter(page.getByRole('button', { name: `Actions for ${title}` }));
    // The menu focuses its first item after it has opened, which would interrupt a key press.
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await pressEnter(page.getByRole('menuitem', { name: new RegExp(`^${action}…`) }));
    return page.getByRole('alertdialog');
  };
  const actions = page.getByRole('button', { name: 'Actions for Night Auditor' });
  await pressEnter(actions);
  const extend = page.getByRole('menuitem', { name: /^Extend…/ });
  await expect(extend).toHaveAttribute('aria-disabled', 'true');
  await expect(extend).toContainText('Open for as long as its posting lasts.');
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();

  const close = await ask('Night Auditor', 'Close');
  await expectAccessibleInBothThemes(page);
  await page.route(`**/recruiter/vacancy/${ids[0]}/close`, (route) =>
    route.fulfill({
      status: 409,
      json: { message: 'Only an open vacancy can be closed.', code: 'wrong_status' },
    }),
  );
  await pressEnter(close.getByRole('button', { name: 'Close vacancy' }));
  const report = page.getByRole('dialog', { name: '“Night Auditor” could not be closed' });
  await expect(report).toContainText('Only an open vacancy can be closed.');
  await expectAccessible(page);
  await pressEnter(report.getByRole('button', { name: 'Got it' }));
  await expectFocus(page);

  const remove = await ask('Spa Therapist', 'Delete');
  await pressEnter(remove.getByRole('button', { name: 'Delete vacancy' }));
  await expect(page.getByRole('row', { name: /Spa Therapist/ })).toHaveCount(0);
  await expectFocus(page);
  const duplicate = await ask('Night Auditor', 'Duplicate');
  await expect(duplicate).toContainText('Costs nothing until you publish the draft.');
  await pressEnter(duplicate.getByRole('button', { name: 'Duplicate' }));
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Night Auditor (copy)');
});

test('shows cards on a phone and closes one of them by keyboard', async ({ page, request }) => {
  const { user } = await aRecruiter(request, [
    { title: 'Night Auditor', status: 'open' },
    { title: 'Housekeeping Attendant for the Tower Wing and the Beach Villas' },
  ]);
  await page.setViewportSize({ width: 320, height: 700 });
  await signInByApi(page, user);
  await page.goto(PATH);
  await expect(page.getByRole('table')).toBeHidden();
  // The button of the draft leaves enough room for its title.
  expect((await boxOf(page.getByRole('link', { name: /^Housekeeping/ }))).width).toBeGreaterThan(120);
  await page.getByRole('checkbox', { name: 'Select Night Auditor' }).check();
  const selected = page.getByRole('region', { name: 'Selected vacancies' });
  await expect(selected).toBeVisible();
  expect((await boxOf(selected)).height).toBeLessThanOrEqual(120);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await pressEnter(selected.getByRole('button', { name: /^Close/ }));
  const confirm = page.getByRole('button', { name: 'Close vacancy' });
  await pressEnter(confirm);
  await expect(confirm).toHaveCount(0);
  await expectFocus(page);
});
