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
  // The list of applicants needs a verified address; the page says so.
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
    'import',
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
