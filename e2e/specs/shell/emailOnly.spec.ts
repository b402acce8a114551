import { waitForMailLink } from '../../core/mailbox.ts';
import { postVacancy, registerRecruiter } from '../../core/recruiters.ts';
import { expect, test } from '../../core/test.ts';
import { newUser } from '../../core/users.ts';
import { shell } from '../../pages/shell.ts';

test('a visitor applies with an account that needs no password', async ({ page, request, consoleErrors }) => {
  // Applying creates the missing profile.
  consoleErrors.allow(/status of 40[49]/);
  const id = await postVacancy(request, await registerRecruiter(request), { status: 'open' });
  const { name, email } = newUser();

  await page.goto(`/vacancies/${id}`);
  await page.getByRole('link', { name: 'Apply now' }).first().click();
  await page.getByRole('link', { name: 'Create one' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Create it with your e-mail only' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();

  await page.goto(await waitForMailLink(request, email, '/register'));
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`/vacancies/${id}?apply=1`);
  await page.getByLabel(/Cover letter/).fill('Ten years at the grill, six of them on this island.');
  await page.getByRole('button', { name: 'Review application' }).click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(shell(page).toast('Application submitted successfully')).toBeVisible();
});
