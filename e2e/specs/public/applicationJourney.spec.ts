import type { Page } from '@playwright/test';
import { signInByApi } from '../../core/auth.ts';
import { countDocumentRequests } from '../../core/documentRequests.ts';
import { trackReactInstances } from '../../core/reactInstances.ts';
import { newUser, demoRecruiter } from '../../core/users.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';
import { signInPage } from '../../pages/signIn.ts';

// One journey of two users in three tabs.

test('a visitor finds a vacancy, registers, applies and sees the status change', async ({
  page,
  browser,
}) => {
  const user = newUser();
  const countInstances = await trackReactInstances(page);
  const documents = countDocumentRequests(page);
  const { follow, toast } = shell(page);

  await test.step('searches with a typo and filters by sector', async () => {
    await page.goto('/');
    await follow('Vacancies');
    await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Search vacancies' }).fill('coook');
    await expect(page).toHaveURL(/search_string=coook/);
    await page.getByRole('checkbox', { name: /Food and beverage/ }).click();
    await expect(page).toHaveURL(/filter_sectors=/);
    await expect(page.getByRole('checkbox', { name: /Food and beverage/ })).toBeChecked();
  });

  await test.step('opens the vacancy', async () => {
    await page
      .getByRole('region', { name: 'Results' })
      .getByRole('article')
      .filter({ hasText: 'Cas di Sabor' })
      .getByRole('link', { name: 'Line Cook' })
      .click();
    await page
      .getByRole('complementary', { name: 'Selected vacancy' })
      .getByRole('link', { name: 'Line Cook' })
      .click();
    await expect(page.getByRole('heading', { name: 'Line Cook', level: 1 })).toBeVisible();
  });
  const vacancyUrl = page.url();

  await test.step('registers from the sign-in page and returns to the vacancy', async () => {
    await page.getByRole('link', { name: 'Apply now' }).first().click();
    await expect(page).toHaveURL(/\/api\/auth\/signin\?callbackUrl=/);
    await signInPage(page).registerAsApplicant(user);
    await expect(page).toHaveURL(`${vacancyUrl}?apply=1`);
  });

  await test.step('applies once and sees an error on the second attempt', async () => {
    // The second tab is not notified of the application in the first one.
    const otherTab = await page.context().newPage();
    await otherTab.goto(page.url());
    for (const tab of [page, otherTab]) {
      await tab.getByLabel(/Cover letter/).fill('Ten years at the grill, six of them on this island.');
      await tab.getByLabel('When could you start?').fill('On the first of next month.');
      await tab.getByRole('radio', { name: 'Yes' }).check();
    }
    for (const tab of [page, otherTab]) await tab.getByRole('button', { name: 'Review application' }).click();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(
      toast('Submitting application...').or(toast('Application submitted successfully')),
    ).toBeVisible();
    await expect(toast('Application submitted successfully')).toBeVisible();
    await otherTab.getByRole('button', { name: 'Send application' }).click();
    await expect(shell(otherTab).toast('You already applied to this vacancy')).toBeVisible();
    await otherTab.close();
  });

  await test.step('finds the application in the list and pins it', async () => {
    await openApplications(page, user.name);
    const application = applicationOf(page);
    await expect(application).toContainText('Sent');
    await application.getByRole('button', { name: 'Pin Line Cook' }).click();
    await expect(application.getByRole('button', { name: 'Pin Line Cook', pressed: true })).toBeVisible();
  });

  await test.step('has used one document, one React, one store and one router', async () => {
    expect(documents()).toBe(1);
    expect(await countInstances()).toEqual({ renderers: 1, roots: 1, stores: 1, routers: 1 });
  });

  await test.step('the recruiter opens the application and changes its status with a note', async () => {
    const context = await browser.newContext();
    const recruiterPage = await context.newPage();
    await signInByApi(recruiterPage, demoRecruiter);
    await recruiterPage.goto('/recruiter-dashboard/applicants');
    await recruiterPage.getByRole('link', { name: user.name }).click();
    await recruiterPage.getByRole('tab', { name: 'Cover letter' }).click();
    await expect(recruiterPage.getByText('Ten years at the grill')).toBeVisible();
    const nextStep = recruiterPage.getByRole('region', { name: 'Next step' });
    await nextStep.getByLabel('Move to').selectOption('Interview');
    await nextStep.getByLabel(/^Note to/).fill('Thursday at ten?');
    await nextStep.getByRole('button', { name: 'Move and send mail' }).click();
    await expect(shell(recruiterPage).toast('Application status updated')).toBeVisible();
    await context.close();
  });

  await test.step('the applicant sees the new status in the same document', async () => {
    await follow('Vacancies');
    await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
    await openApplications(page, user.name);
    await expect(applicationOf(page)).toContainText('wants to meet you');
    expect(documents()).toBe(1);
  });
});

async function openApplications(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${name}` }).click();
  await page.getByRole('link', { name: 'My applications' }).click();
}

const applicationOf = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: 'Line Cook' }).first();
