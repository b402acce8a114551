import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { signInByApi } from '../../core/auth.ts';
import { registerRecruiterAccount } from '../../core/recruiters.ts';
import { expect, test } from '../../core/test.ts';
import { demoRecruiter } from '../../core/users.ts';

// A fade-in lowers the contrast while it runs.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the pages of company, orders and account have no WCAG violation in either theme, nor has their dialog', async ({
  page,
}) => {
  await signInByApi(page, demoRecruiter);
  for (const path of ['company', 'company/members', 'orders', 'profile']) {
    await test.step(path, async () => {
      await page.goto(`/recruiter-dashboard/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectAccessibleInBothThemes(page);
    });
  }
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('the pages of a new recruiter have no WCAG violation in either theme', async ({
  page,
  request,
  consoleErrors,
}) => {
  // The list of applicants needs a verified e-mail address; the page says so.
  consoleErrors.allow(/403.*recruiter\/applicants/);
  await signInByApi(page, await registerRecruiterAccount(request));
  const paths = [
    'vacancies',
    'vacancies/new',
    'company',
    'company/new',
    'company/members',
    'applicants',
    'orders',
  ];
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(`/recruiter-dashboard/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectAccessibleInBothThemes(page);
    });
  }
});

test('the dialogs that move applicants have no WCAG violation in either theme', async ({ page }) => {
  await page.route('**/api/recruiter/applicants/status', async (route) => {
    const { ids } = route.request().postDataJSON() as { ids: number[] };
    const failed = { current_status: null, change_id: null, effective_at: null, error: 'No longer there.' };
    await route.fulfill({ json: { results: ids.map((id) => ({ id, ...failed })) } });
  });
  await signInByApi(page, demoRecruiter);
  await page.goto('/recruiter-dashboard/applicants?status=active');
  const dialog = page.getByRole('dialog');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };

  await test.step('move and failures', async () => {
    const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'With a message…' }).click();
    await expect(dialog).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: /^Move to/ }).click();
    await expect(dialog).toContainText('were not moved');
    await expectAccessibleInBothThemes(page);
    await close();
  });

  await test.step('rejection and status sheet', async () => {
    await page.locator('[data-applicant]').first().click();
    await page.getByRole('button', { name: 'Reject…' }).click();
    await expect(dialog).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await close();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Choose another status' }).click();
    await expect(dialog).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});

test('the dialogs that publish vacancies have no WCAG violation in either theme', async ({ page }) => {
  await signInByApi(page, demoRecruiter);
  const dialog = page.locator('[role=dialog], [role=alertdialog], dialog[open]');

  await test.step('several drafts', async () => {
    await page.goto('/recruiter-dashboard/vacancies');
    await page.getByRole('checkbox', { name: /^Select Host and Barista/ }).check();
    await page.getByRole('button', { name: 'Publish…' }).click();
    await expect(dialog).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  await test.step('full preview', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/recruiter-dashboard/vacancies/new');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(dialog).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});
