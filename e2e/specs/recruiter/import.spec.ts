import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../../core/accessibility.ts';
import { demoRecruiter } from '../../core/users.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';
import { signInPage } from '../../pages/signIn.ts';

type ImportedPicks = { imported: { vacancy_id: number }[] };

const PAGE = '/recruiter-dashboard/import';

// What is half faded in has half its contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A draft that is deleted can be imported again, so the spec leaves the list as it found it. */
async function remove(request: APIRequestContext, vacancyId: number) {
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const signedIn = await request.post('/api/account/login', { headers, data: demoRecruiter });
  const { access_token } = (await signedIn.json()) as { access_token: string };
  const own = { ...headers, authorization: `Bearer ${access_token}` };
  return (await request.delete(`/api/recruiter/vacancy/${vacancyId}`, { headers: own })).status();
}

test('a recruiter fetches the careers page, picks and edits, and finds the draft among the vacancies', async ({
  page,
  request,
}) => {
  const title = `Pastry Chef ${Date.now()}`;
  await page.goto(`/login?callbackUrl=${PAGE}`);
  await signInPage(page).signIn(demoRecruiter);
  await expect(page.getByRole('textbox', { name: 'Careers page URL' })).toHaveValue(
    'https://www.kas-di-sabor.example/careers',
  );
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Fetch/ }).click();
  await expect(shell(page).toast("Fetching vacancies. Please don't close the page.")).toBeVisible();
  await expect(shell(page).toast('Vacancies fetched successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: '3 vacancies found' })).toBeVisible();
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
  const kept = page.getByRole('listitem', { name: title });
  await expect(kept.getByRole('checkbox')).toBeChecked();
  const answered = page.waitForResponse('**/scraped-vacancies/*/import');
  await page.getByRole('button', { name: 'Save 1 as draft' }).click();
  const { imported } = (await (await answered).json()) as ImportedPicks;
  await expect(page.getByText('1 draft was saved.')).toBeFocused();
  await expect(kept.getByText('Already imported')).toBeVisible();
  await expect(kept.getByRole('checkbox')).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Go to your vacancies' }).first().click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(await remove(request, imported[0]!.vacancy_id)).toBe(200);
});

test('the page fits a phone, and a careers page that cannot be read is told in the server’s words', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 422/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/login?callbackUrl=${PAGE}`);
  await signInPage(page).signIn(demoRecruiter);
  const sentence = 'The careers page took too long to answer.';
  await page.route('**/api/recruiter/scraped-vacancies/*?wait=*', (route) =>
    route.fulfill({ status: 422, json: { message: sentence, code: 'too_slow' } }),
  );
  await page.getByRole('button', { name: /^Fetch/ }).click();
  await expect(shell(page).toast(sentence)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(sentence);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
