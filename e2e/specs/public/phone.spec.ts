import { expectAccessible } from '../../core/accessibility.ts';
import { waitForPage } from '../../core/links.ts';
import { newUser } from '../../core/users.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';
import { signInPage } from '../../pages/signIn.ts';

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('filters in a sheet, opens a vacancy on its own page and applies', async ({ page }) => {
  const user = newUser();
  await page.goto('/vacancies?search_string=cook');

  await page.getByRole('button', { name: /^Filters/ }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: /Food and beverage/ }).tap();
  await expect(sheet.getByRole('button', { name: /^Show \d/ })).toBeEnabled();
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/search_string=cook$/);

  await page.getByRole('button', { name: /^Filters/ }).tap();
  await sheet.getByRole('checkbox', { name: /Food and beverage/ }).tap();
  await sheet.getByRole('button', { name: /^Show \d/ }).tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/filter_sectors=/);

  await page.getByRole('main').getByRole('link', { name: 'Line Cook' }).first().tap();
  await expect(page).toHaveURL(/\/vacancies\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Line Cook' })).toBeVisible();
  await page.getByRole('link', { name: 'Apply now' }).last().tap();
  await signInPage(page).registerAsApplicant(user);

  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Review application' }).tap();
  await expect(form.getByLabel('When could you start?')).toBeFocused();
  await form.getByLabel('When could you start?').fill('Tomorrow.');
  await form.getByRole('radio', { name: 'Yes' }).check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Review application' }).tap();
  await expect(form.getByText('Tomorrow.')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send application' }).tap();
  await expect(shell(page).toast('Application submitted successfully')).toBeVisible();
});

for (const path of [
  '/',
  '/vacancies',
  '/vacancies/1',
  '/companies',
  '/contact',
  '/saved',
  '/plans',
  '/login',
  '/register',
]) {
  test(`${path} fits a 320 px wide screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await waitForPage(page);
    // Without the space that is reserved for the scrollbar, which a phone does not have.
    const width = await page.evaluate(() => document.body.clientWidth);
    expect(width).toBeGreaterThan(300);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
