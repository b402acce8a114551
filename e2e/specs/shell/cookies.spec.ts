import { registerApplicant } from '../../core/auth.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';
import { signInPage } from '../../pages/signIn.ts';

test('sets only the cookies that the privacy page names', async ({ page, context, request }) => {
  const names = async () => (await context.cookies()).map(({ name }) => name).toSorted();
  const { user } = await registerApplicant(request);
  await page.goto('/privacy');
  const section = page.getByText('cookies of our own');
  await expect(section).toContainText(
    /five cookies .* Eleven more .* choose a language.* change something .* version .* Google or Microsoft.* second step.* you trust a device.* you pay.* stops responding.* preview/,
  );
  await shell(page).follow('Vacancies');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const forForm = ['next-auth.callback-url', 'next-auth.csrf-token'];
  await expect.poll(names).toEqual(forForm);

  await page.goto('/login');
  await signInPage(page).signIn(user);
  await expect(page).not.toHaveURL(/login/);
  await expect.poll(names).toEqual(['cpa_session', 'cpa_token', ...forForm, 'refresh_token']);
  await shell(page).accountMenu.click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect.poll(names).toEqual(forForm);
  const kept = await context.cookies();
  // Session cookies, which end with the browser.
  expect(kept.map(({ expires }) => expires)).toEqual([-1, -1]);
});
