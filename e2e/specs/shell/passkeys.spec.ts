import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { oneTimeCode } from '../../core/oneTimeCode.ts';
import { addAuthenticator } from '../../core/passkeys.ts';
import { registerRecruiterAccount, verifyEmail } from '../../core/recruiters.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';
import { signInPage } from '../../pages/signIn.ts';

const accountOf = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });

async function signOut(page: Page) {
  await shell(page).accountMenu.click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
}

test('an applicant is offered a passkey once, adds it, names it and signs in with it', async ({
  page,
  request,
}) => {
  await addAuthenticator(page);
  const { user } = await registerApplicant(request);
  await verifyEmail(request, user);
  await page.goto('/login');
  await signInPage(page).signIn(user);
  const offer = page.locator('[data-dock=banner]', { hasText: 'passkey' });
  await expect(offer).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await offer.getByRole('link', { name: 'Add a passkey' }).click();
  await expect(page).toHaveURL(/\/applicant\/privacy/);
  await expect(offer).toBeHidden();
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByText('Passkey 1')).toBeVisible();
  await section.getByRole('button', { name: 'Rename Passkey 1' }).click();
  await section.getByLabel('Name of the passkey').fill('My phone');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('My phone')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await signOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(accountOf(page, user.name)).toBeVisible();

  await page.goto('/applicant/privacy');
  await section.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(section.getByText('You have no passkey yet.')).toBeVisible();
});

test('a recruiter sets up an app and signs in with its code, then with a recovery code', async ({
  page,
  request,
  consoleErrors,
}) => {
  // A first factor alone signs nobody in, and a wrong code neither.
  consoleErrors.allow(/status of 401 .*\/api\/auth\/callback/);
  const user = await registerRecruiterAccount(request);
  await verifyEmail(request, user);
  await signInByApi(page, user);
  await page.goto('/recruiter-dashboard/profile');
  const section = page.getByRole('region', { name: 'Second step' });
  await section.getByRole('button', { name: 'Use codes from an app' }).click();
  const secret = (await section.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(
    ' ',
    '',
  );
  await section.getByLabel('Code it shows').fill(oneTimeCode(secret));
  const codes = section.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent())!;
  await expectAccessibleInBothThemes(page);
  await section.getByLabel('I keep them where I find them without my phone').check();
  await section.getByRole('button', { name: 'Done' }).click();
  await expect(section.getByText('10 left.')).toBeVisible();

  await signOut(page);
  await page.goto('/login?callbackUrl=%2Frecruiter-dashboard%2Fprofile');
  await signInPage(page).signIn(user);
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  await page.getByLabel('Code from your app').fill('000000');
  await expect(page.getByText('That code is not right.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Code from your app').fill(oneTimeCode(secret, { steps: 1 }));
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

  await signOut(page);
  await page.goto('/login?callbackUrl=%2Frecruiter-dashboard%2Fprofile');
  await signInPage(page).signIn(user);
  await page.getByText('Use a recovery code').click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByText('9 left.')).toBeVisible();
});
