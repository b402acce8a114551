import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessibility.ts';
import { expectCleanLayout } from '../../core/layout.ts';
import { arabic, longWord, mockEdgeCaseTexts, edgeCaseTexts } from '../../core/edgeCaseTexts.ts';
import { waitForPage } from '../../core/links.ts';
import { demoApplicant } from '../../core/users.ts';
import { signInByApi } from '../../core/auth.ts';
import { expect, test } from '../../core/test.ts';

const longTitle = /Donaudampf|Rindfleisch/;
const heading = (page: Page, name: RegExp) => page.getByRole('main').getByRole('heading', { name }).first();
const directionOf = (page: Page, name: RegExp) =>
  heading(page, name).evaluate((element) => getComputedStyle(element).direction);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/', '/vacancies', '/vacancies/1', '/companies', '/companies/1']) {
  test(`${path} keeps its layout, 320, 360 and 1280 px wide`, async ({ page }) => {
    await mockEdgeCaseTexts(page);
    await page.goto(path);
    for (const width of [1280, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(heading(page, longTitle)).toBeVisible();
      await waitForPage(page);
      await expectCleanLayout(page);
      if (path !== '/vacancies/1') expect(await directionOf(page, /فندق/)).toBe('rtl');
    }
  });
}

for (const width of [360, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('the grid keeps its layout', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('viewType', 'grid'));
      await mockEdgeCaseTexts(page);
      await page.goto('/vacancies');
      await expect(heading(page, longTitle)).toBeVisible();
      await waitForPage(page);
      await expectCleanLayout(page);
    });

    test('the saved vacancies keep their layout', async ({ page }) => {
      await mockEdgeCaseTexts(page);
      await page.goto('/vacancies');
      for (const { title } of edgeCaseTexts.slice(0, 6)) {
        await page
          .getByRole('main')
          .getByRole('button', { name: `Save ${title}`, exact: true })
          .first()
          .click();
      }
      await page.goto('/saved');
      await expect(page.getByRole('heading', { level: 1, name: 'Saved vacancies' })).toBeAttached();
      await expect(heading(page, longTitle)).toBeVisible();
      await expectCleanLayout(page);
    });

    test('a vacancy keeps its layout and sets the text direction by script', async ({ page }) => {
      for (const edgeCase of [arabic, longWord]) {
        await mockEdgeCaseTexts(page, edgeCase);
        await page.goto('/vacancies/1');
        await expect(page.getByRole('heading', { level: 1, name: edgeCase.title })).toBeVisible();
        await waitForPage(page);
        await expectCleanLayout(page);
        const direction = edgeCase === arabic ? 'rtl' : 'ltr';
        const section = page.locator('section', {
          has: page.getByRole('heading', { name: 'What you will do' }),
        });
        const list = section.getByRole('list').first();
        expect(await list.evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
      }
    });

    test('the application form and its summary keep their layout', async ({ page }) => {
      await signInByApi(page, demoApplicant);
      await page.route('**/api/applicant/applications', (route) => route.fulfill({ json: [] }));
      await mockEdgeCaseTexts(page, longWord);
      await page.goto('/vacancies/1?apply=1');
      const form = page.getByRole('dialog');
      await form.getByLabel('Cover letter').fill(`${'Arbeid'.repeat(40)}\n\nنبحث عن عمل`);
      await form.getByRole('radio', { name: /^Arbeids/ }).check();
      await form.getByLabel(/نبحث/).last().fill('שלום');
      expect(
        await form
          .getByLabel(/نبحث/)
          .last()
          .evaluate((field) => getComputedStyle(field).direction),
      ).toBe('rtl');
      await expectCleanLayout(page, form);
      await form.getByRole('button', { name: 'Review application' }).click();
      await expect(form.getByText('שלום')).toBeVisible();
      await expectCleanLayout(page, form);
    });
  });
}

test('a list with edge-case texts has no WCAG violation', async ({ page }) => {
  await mockEdgeCaseTexts(page);
  await page.goto('/vacancies');
  await expect(heading(page, longTitle)).toBeVisible();
  await waitForPage(page);
  await expectAccessible(page);
});
