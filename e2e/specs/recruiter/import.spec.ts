import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../../core/accessibility.ts';
import { apiHeaders, signInByApi } from '../../core/auth.ts';
import { demoRecruiter } from '../../core/users.ts';
import { pressEnter } from '../../core/focus.ts';
import { expect, test } from '../../core/test.ts';
import { openNotification } from '../../pages/notifications.ts';
import { shell } from '../../pages/shell.ts';

type ImportResponse = { imported: { vacancy_id: number }[] };

const PATH = '/recruiter-dashboard/import';

// A fade-in lowers the contrast while it runs.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Closes and deletes the vacancy, so that its source can be imported again by the next run. */
async function deleteVacancy(request: APIRequestContext, id: number) {
  const headers = await apiHeaders(request, demoRecruiter);
  await request.post(`/api/recruiter/vacancy/${id}/close`, { headers });
  return (await request.delete(`/api/recruiter/vacancy/${id}`, { headers })).status();
}

test('fetches a careers page, edits a found vacancy and imports it as a draft', async ({ page, request }) => {
  const title = `Pastry Chef ${Date.now()}`;
  await signInByApi(page, demoRecruiter);
  await page.goto(PATH);
  await expect(page.getByRole('textbox', { name: 'Careers page URL' })).toHaveValue(
    'https://www.cas-di-sabor.example/careers',
  );

  await page.getByRole('button', { name: /^Fetch/ }).click();
  await expect(shell(page).toast("Fetching vacancies. Please don't close the page.")).toBeVisible();
  await expect(shell(page).toast('Vacancies fetched successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: '3 vacancies found' })).toBeVisible();
  const news = await openNotification(page, /3 vacancies ready to check/);
  await expect(news).toContainText('The import from your website has finished.');
  await expect(news).toHaveAttribute('href', PATH);
  await page.keyboard.press('Escape');
  const host = page.getByRole('listitem', { name: /Terrace Host & Hostess/ });
  await expect(host.getByRole('link', { name: /careers\/terrace-host/ })).toBeVisible();
  await expectAccessible(page);

  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByText('Edit before saving') })
    .first();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('checkbox', { name: 'Select all' }).uncheck();
  await expect(page.getByRole('button', { name: 'Save as drafts' })).toBeDisabled();
  await first.getByRole('checkbox').press('Space');
  await first.getByText('Edit before saving').press('Enter');
  await first.getByRole('textbox', { name: 'Title' }).fill(title);
  await expectAccessible(page);

  await page.reload();
  const picked = page.getByRole('listitem', { name: title });
  await expect(picked.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Publish 1…' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Publish “${title}”?` });
  await expect(dialog).toContainText(/Uses (your free posting|1 of your \d+ postings?)\./);
  await expectAccessible(page);
  await pressEnter(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(page.getByRole('button', { name: 'Publish 1…' })).toBeFocused();
  const importResponse = page.waitForResponse('**/scraped-vacancies/*/import');
  await page.getByRole('button', { name: 'Save 1 as draft' }).click();
  const { imported } = (await (await importResponse).json()) as ImportResponse;
  await expect(page.locator(':focus')).toContainText('1 draft was saved.');
  await expect(picked.getByText('Saved as draft')).toBeVisible();
  await expect(picked.getByRole('checkbox')).toBeHidden();
  await expectAccessible(page);

  await picked.getByText('Compare with your vacancy').press('Enter');
  await expect(picked.getByRole('table')).toContainText(title);
  await expectAccessible(page);

  await picked.getByRole('link', { name: 'Edit and publish' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  expect(await deleteVacancy(request, imported[0]!.vacancy_id)).toBe(200);
});

test('fits a phone and shows the error message of the API', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 422/);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByApi(page, demoRecruiter);
  await page.goto(PATH);
  const message = 'The careers page took too long to respond. Try again later.';
  await page.route('**/api/recruiter/scraped-vacancies/*?wait=*', (route) =>
    route.fulfill({ status: 422, json: { message, code: 'too_slow' } }),
  );
  await page.getByRole('button', { name: /^Fetch/ }).click();
  await expect(shell(page).toast(message)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
