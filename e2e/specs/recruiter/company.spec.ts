import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { apiHeaders, REQUESTED_WITH, signInByApi } from '../../core/auth.ts';
import { expectFocus, pressEnter } from '../../core/focus.ts';
import { waitForMailLink } from '../../core/mailbox.ts';
import { waitForSubscription } from '../../core/realtime.ts';
import { registerRecruiterAccount, verifyEmail } from '../../core/recruiters.ts';
import { expect, test } from '../../core/test.ts';

// A fade-in lowers the contrast while it runs.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Draws an image in the page, so that the spec needs no file. */
async function aPng(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 400;
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#0e7c86';
    context.fillRect(0, 0, 600, 400);
    context.fillStyle = '#f4b942';
    context.fillRect(200, 100, 200, 200);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1]!, 'base64');
}

/** The page shows the message for one second and then reloads, which `expect` may miss: it looks once a second. */
async function saveCompany(page: Page, button: string, message: string): Promise<void> {
  const shown = page.waitForFunction((text) => document.body.innerText.includes(text), message);
  await page.getByRole('button', { name: button }).click();
  await shown;
}

test('a new recruiter verifies, creates a company with a cropped logo and returns to the checklist', async ({
  page,
  request,
}) => {
  const user = await registerRecruiterAccount(request);
  await signInByApi(page, user);
  const subscribed = waitForSubscription(page);
  await page.goto('/recruiter-dashboard');
  const steps = page.getByRole('region', { name: 'Your first hour' });
  await expect(steps.getByText('0 of 4 done')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await subscribed;
  await verifyEmail(page.request, user, REQUESTED_WITH);
  await expect(steps.getByText('1 of 4 done')).toBeVisible();

  await steps.getByRole('link', { name: 'Add company' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kas Nobo');
  await page.getByLabel('Logo').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await aPng(page),
  });
  const crop = page.getByRole('application', { name: 'Crop of the logo' });
  await expect(crop).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this crop' }).click();
  await expect(page.getByRole('button', { name: 'Change logo' })).toBeFocused();
  await saveCompany(page, 'Create company', 'Company created successfully');
  await expect(page).toHaveURL('/recruiter-dashboard');
  await expect(steps.getByText('2 of 4 done')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Company: Kas Nobo' })).toBeVisible();
});

test('errors appear at their fields, and what was typed survives a reload', async ({ page, request }) => {
  const user = await registerRecruiterAccount(request);
  const headers = await apiHeaders(request, user);
  await request.post('/api/recruiter/company', { headers, data: { name: 'Cas di Palabra' } });
  await signInByApi(page, user);
  await page.goto('/recruiter-dashboard/company');
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.fill('586 04');
  await phone.blur();
  await expect(page.getByText('Numbers here have 7 digits, this one has 5.')).toBeVisible();
  await expect(page.getByText('1 field needs a look')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(phone).toHaveValue('586 04');
  await page.getByRole('button', { name: 'Save company' }).click();
  await expect(phone).toBeFocused();
  await phone.fill('586 0412');
  await saveCompany(page, 'Save company', 'Company updated successfully');
  // The page reloads and shows what the server stored.
  await expect(phone).toHaveValue('+2975860412');
  await expect(page.getByRole('button', { name: 'Save company' })).toBeHidden();
});

test('an invited recruiter joins the company as a viewer', async ({ page, request, browser }) => {
  const owner = await registerRecruiterAccount(request);
  await verifyEmail(request, owner);
  const headers = await apiHeaders(request, owner);
  await request.post('/api/recruiter/company', { headers, data: { name: 'Cas di Amigo' } });
  const invited = await registerRecruiterAccount(request);

  await signInByApi(page, owner);
  await page.goto('/recruiter-dashboard/company/members');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(invited.email);
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Viewer');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('region', { name: 'Invitations' }).getByText(invited.email)).toBeVisible();
  await expectAccessible(page);

  const invitation = await waitForMailLink(request, invited.email, '/recruiter-dashboard/invitation');
  const context = await browser.newContext();
  const guest = await context.newPage();
  await signInByApi(guest, invited);
  await guest.goto(invitation);
  await guest.getByRole('button', { name: 'Join Cas di Amigo' }).click();
  await expect(guest.getByRole('button', { name: 'Company: Cas di Amigo' })).toBeVisible();
  await guest.goto('/recruiter-dashboard/company');
  await expect(guest.getByText('Only an owner can change the company.')).toBeVisible();
  await context.close();

  await page.reload();
  await pressEnter(page.getByRole('button', { name: `Remove ${invited.name}` }));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await pressEnter(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
  await expect(page.getByRole('button', { name: `Remove ${invited.name}` })).toHaveCount(0);
  await expectFocus(page);
});
