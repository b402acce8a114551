import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../../core/accessibility.ts';
import { demoRecruiter } from '../../core/users.ts';
import { VIEWPORTS } from '../../core/viewports.ts';
import { signInByApi } from '../../core/auth.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

type Vacancy = { id: number; status: string; external_apply_url: string | null; company: { name: string } };

/** Returns the first demo vacancy that matches. */
async function findVacancy(
  request: APIRequestContext,
  matches: (vacancy: Vacancy) => boolean,
): Promise<Vacancy> {
  for (let id = 1; id < 140; id += 1) {
    const response = await request.get(`/api/vacancies/${id}`, { headers: { purpose: 'prefetch' } });
    const vacancy = response.ok() && ((await response.json()) as Vacancy);
    if (vacancy && matches(vacancy)) return vacancy;
  }
  throw new Error('No demo vacancy matches.');
}

for (const [device, options] of Object.entries(VIEWPORTS)) {
  test.describe(`on a ${device}`, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    test('finds a company by name and sector and lists its open vacancies', async ({ page }) => {
      await page.goto('/companies');
      await page.getByRole('searchbox', { name: 'Search companies' }).fill('sabor');
      await expect(page).toHaveURL(/search_string=sabor/);
      await page.getByLabel('Sector').selectOption({ index: 1 });
      await expect(page).toHaveURL(/filter_sectors=\d+/);
      await page.getByRole('main').getByRole('link', { name: 'Cas di Sabor' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Cas di Sabor' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Open vacancies' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('searchbox', { name: 'Search companies' })).toHaveValue('sabor');
      await page.goto('/companies/2');
      await page.getByRole('link', { name: '3 pictures' }).click();
      await expect(page.getByRole('region', { name: 'Life here' })).toBeFocused();
    });

    test('opens a blog post and finds it in the RSS feed', async ({ page, request }) => {
      await page.goto('/blog');
      const first = page.getByRole('main').getByRole('article').first().getByRole('link');
      const title = (await first.textContent()) ?? '';
      await first.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goBack();
      const feed = await page.getByRole('link', { name: 'Subscribe by RSS' }).getAttribute('href');
      expect(await (await request.get(feed ?? '')).text()).toContain(title);
    });

    test('shows a notice and similar vacancies on a closed vacancy', async ({
      page,
      request,
      consoleErrors,
    }) => {
      // The document of a closed vacancy has status 410, for crawlers.
      consoleErrors.allow(/410/);
      const { id } = await findVacancy(request, ({ status }) => status === 'closed' || status === 'expired');
      await page.goto(`/vacancies/${id}`);
      await expect(page.getByRole('note')).toContainText(/This vacancy (is closed|has expired)/);
      await expect(page.getByRole('link', { name: 'Apply now' })).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Similar vacancies' })).toBeVisible();
      await expectAccessible(page);
    });

    test('links to an external application page in a new tab', async ({ page, request }) => {
      const { id, external_apply_url: url } = await findVacancy(
        request,
        ({ status, external_apply_url }) => status === 'open' && external_apply_url !== null,
      );
      await page.goto(`/vacancies/${id}`);
      const link = page.getByRole('link', { name: /Apply on the company’s site/ }).last();
      await expect(link).toHaveAttribute('href', url ?? '');
      await expect(link).toHaveAttribute('target', '_blank');
    });

    test('copies the URL of a vacancy without its query string', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/vacancies/1?created=true');
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(shell(page).toast('Link copied')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(copied).pathname + new URL(copied).search).toBe('/vacancies/1');
    });

    test('confirms the publication and offers a sponsorship to the recruiter only', async ({ page }) => {
      await page.goto('/vacancies/1?created=true');
      await expect(page.getByRole('heading', { level: 1, name: 'Line Cook' })).toBeVisible();
      await expect(page.getByText('Your vacancy is published')).toBeHidden();
      await signInByApi(page, demoRecruiter);
      await page.reload();
      await expect(page.getByText('Your vacancy is published')).toBeVisible();
      await expectAccessible(page);
      await expect(page.getByRole('link', { name: 'Sponsor this vacancy' })).toHaveAttribute(
        'href',
        '/plans/13?vacancy=1&step=2',
      );
    });
  });
}
