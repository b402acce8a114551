import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { expect, test } from '../../core/test.ts';
import { AREAS, pathsOf, SHELL_PATHS, USERS } from '../../core/manifestPages.ts';
import { translateLikeChrome, untilTranslated } from '../../core/translateLikeChrome.ts';
import { demoRecruiter } from '../../core/users.ts';
import { fillCard, openShop, pay } from '../../pages/checkout.ts';
import { shell } from '../../pages/shell.ts';

test.beforeEach(async ({ page }) => translateLikeChrome(page));

/** A vacancy of the demo recruiter's company without screening questions. */
const VACANCY = '/vacancies/4';

test('goes to another page and back while the browser translates', async ({ page }) => {
  await page.goto('/vacancies');
  await untilTranslated(page);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' }).first()).toBeVisible();
  // The frame of the next page also has its heading.
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page.locator('main font').first()).toBeVisible();
});

/** Pages besides those of the manifests. */
const OTHERS = {
  open: SHELL_PATHS,
  recruiter: ['/recruiter-dashboard/vacancies/1/applicants?view=board'],
  applicant: ['/cv-builder', '/notifications'],
};

for (const area of AREAS) {
  test(`shows the ${area} pages, and keeps names, while the browser translates`, async ({
    page,
    consoleErrors,
  }) => {
    test.setTimeout(240_000);
    // Pages of objects that the user may not see, and of links without a token, are among them.
    consoleErrors.allow(/status of 4(?:03|04|22)/);
    if (area !== 'open') await signInByApi(page, USERS[area]);
    const names = new Set<string>();
    const translated: { path: string; text: string }[] = [];
    for (const path of [...(await pathsOf(page, area)), ...OTHERS[area]]) {
      await page.goto(path);
      await untilTranslated(page);
      await expect(page.locator('main font').first(), path).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const name of await page.locator('[translate=no]').allTextContents()) names.add(name.trim());
      for (const text of await page.locator('main font > font').allTextContents())
        translated.push({ path, text: text.slice(1, -1).trim() });
      await page.getByRole('navigation').first().getByRole('link', { name: 'Blog' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Blog' }).first()).toBeVisible();
    }
    expect(names.size).toBeGreaterThan(0);
    expect(translated.filter(({ text }) => /\w \w/.test(text) && names.has(text))).toEqual([]);
  });
}

test('does not translate the text in the editor of a vacancy', async ({ page }) => {
  await signInByApi(page, demoRecruiter);
  await page.goto('/recruiter-dashboard/vacancies/1/edit');
  await untilTranslated(page);
  const editor = page.locator('[contenteditable=true]').first();
  await expect(editor).toBeVisible();
  await expect(editor).not.toContainText('«');
});

test('searches and filters a translated list', async ({ page }) => {
  await page.goto('/vacancies');
  await untilTranslated(page);
  const results = page.getByRole('region', { name: 'Results' });
  for (const words of ['cook', 'nurse', 'driver']) {
    await page.getByRole('combobox', { name: /Search vacancies/ }).fill(words);
    await expect(page).toHaveURL(new RegExp(`search_string=${words}`));
    await expect(results).toBeVisible();
  }
  // Without the list of recent searches, which covers the filters.
  await page.goto('/vacancies');
  await untilTranslated(page);
  await page.getByRole('checkbox', { name: /Food and beverage/ }).click();
  await expect(page).toHaveURL(/filter_sectors=/);
  await expect(results.getByRole('article').first()).toBeVisible();
});

test('applies in a translated dialog whose buttons belong to their step', async ({ page, request }) => {
  const { user } = await registerApplicant(request);
  await signInByApi(page, user);
  await page.goto(`${VACANCY}?apply=1`);
  await untilTranslated(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Cover letter/).fill('Ten years at the grill.');
  await dialog.getByRole('button', { name: 'Review application' }).click();
  await expect(dialog.getByText('Nothing has been sent yet')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Review application' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Edit application' }).click();
  await expect(dialog.getByRole('button', { name: 'Send application' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Review application' }).click();
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(shell(page).toast('Application submitted successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('pays in a translated checkout', async ({ page, request }) => {
  await openShop(page, request);
  await page.goto('/checkout');
  await untilTranslated(page);
  await fillCard(page);
  await pay(page);
  await expect(page).toHaveURL(/\/payment\/success\?order=\d+/);
  await expect(page.getByText('Visa ending in 1111')).toBeVisible();
  await expect(page.getByText('Nothing was charged')).toHaveCount(0);
});
