import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessibility.ts';
import { expect, test } from '../../core/test.ts';

const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

test('suggests occupations in Papiamento, chosen by keyboard', async ({ page }) => {
  await page.goto('/vacancies');
  const field = page.getByRole('combobox', { name: 'Search vacancies' });
  await field.click();
  await field.pressSequentially('kokin');
  const cook = options(page).filter({ hasText: 'Kokinero' });
  await expect(cook).toContainText('Cook');
  // The results follow the text after a pause, and are pale until then.
  await expect(page).toHaveURL(/search_string=kokin/);
  await expectAccessible(page);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const id = await options(page).first().getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', id!);
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(page).toHaveURL(/search_string=Kokiner/);
  await expect(field).toHaveValue(/^Kokiner/);
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /cook/i }).first()).toBeVisible();
});

test('opens a suggested company from the home page, and Escape closes the list', async ({
  page,
  request,
}) => {
  const { data } = (await (await request.get('/api/companies')).json()) as { data: { name: string }[] };
  const { name } = data[0]!;
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Job title, skill or company' });
  await field.click();
  await field.pressSequentially(name.slice(0, 6));
  const company = options(page).filter({ hasText: name });
  await expect(company).toBeVisible();
  await field.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toBeFocused();
  await field.press('End');
  await field.pressSequentially(name.slice(6, 7));
  await company.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('searches as before while suggestions cannot be loaded', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/\/api\/suggestions/);
  await page.route('**/api/suggestions?*', (route) => route.abort());
  await page.goto('/vacancies');
  const field = page.getByRole('combobox', { name: 'Search vacancies' });
  await field.fill('cook');
  await field.press('Enter');
  await expect(page).toHaveURL(/search_string=cook/);
  await expect(options(page)).toHaveCount(0);
});
