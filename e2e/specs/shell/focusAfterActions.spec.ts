import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { applyAsNew, postVacancy, registerRecruiter } from '../../core/recruiters.ts';
import { REQUESTED_WITH } from '../../core/auth.ts';
import { expectFocus, pressEnter } from '../../core/focus.ts';
import { newUser } from '../../core/users.ts';
import { expect, test } from '../../core/test.ts';
import { fillCart } from '../../pages/checkout.ts';
import { shell } from '../../pages/shell.ts';

test('keeps the focus after sending an application and after changing a status', async ({
  page,
  request,
  browser,
}) => {
  const recruiter = await registerRecruiter(request);
  const vacancy = await postVacancy(request, recruiter, { status: 'open' });
  const { user } = await registerApplicant(request);
  await signInByApi(page, user);
  await page.goto(`/vacancies/${vacancy}?apply=1`);
  await pressEnter(page.getByRole('button', { name: 'Review application' }));
  await pressEnter(page.getByRole('button', { name: 'Send application' }));
  await expect(shell(page).toast('Application submitted successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send application' })).toHaveCount(0);
  await expectFocus(page);

  const { id } = await applyAsNew(request, vacancy);
  const context = await browser.newContext();
  const review = await context.newPage();
  await signInByApi(review, recruiter.user);
  await review.goto(`/recruiter-dashboard/applicants/${id}`);
  const card = review.getByRole('region', { name: 'Next step' });
  await card.getByLabel('Move to').selectOption('Interview');
  await pressEnter(card.getByRole('button', { name: /^Move/ }));
  await expect(shell(review).toast('Application status updated')).toBeVisible();
  await expectFocus(review);
  await context.close();
});

test('keeps the focus after saving a plan for later and opening the sign-up on /plans', async ({ page }) => {
  await page.goto('/plans');
  await pressEnter(page.getByRole('button', { name: 'Create a recruiter account' }));
  await expect(page.locator('#account').getByLabel('Password', { exact: true })).toBeVisible();
  await expectFocus(page);

  await fillCart(page);
  await page.goto('/cart');
  await pressEnter(page.getByRole('button', { name: 'Save for later: Starter' }));
  await expect(page.getByRole('button', { name: 'Move to cart: Starter' })).toBeVisible();
  await expectFocus(page);
});

test('keeps the focus after asking for a sign-in link', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill('nobody@example.aw');
  await pressEnter(page.getByRole('button', { name: 'E-mail me a link instead' }));
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await expectFocus(page);
});

test('keeps the focus after Escape from Apply as a new account', async ({ page, request, consoleErrors }) => {
  // A new account has no profile yet.
  consoleErrors.allow(/404.*applicant\/me/);
  const recruiter = await registerRecruiter(request);
  const vacancy = await postVacancy(request, recruiter, { status: 'open' });
  const user = newUser();
  await request.post('/api/account/applicant/register', { headers: REQUESTED_WITH, data: user });
  await signInByApi(page, user);
  await page.goto(`/vacancies/${vacancy}`);
  await pressEnter(page.getByRole('link', { name: 'Apply now' }).first());
  await expect(page).toHaveURL(/apply=1/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFocus(page);
});
