import { type Page, expect } from '@playwright/test';
import type { Credentials } from '../core/users.ts';

/** Page object of the sign-in page and the registration page. */
export const signInPage = (page: Page) => ({
  /** Fills in and submits the sign-in form. Waits for its heading, as other pages have fields with the same labels. */
  signIn: async ({ email, password }: Credentials) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  },
  /** Follows the link to the registration page and creates an applicant's account. */
  registerAsApplicant: async ({ name, email, password }: Credentials & { name: string }) => {
    await page.getByRole('link', { name: 'Create one' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    await page.getByRole('radio', { name: /Find work/ }).check({ force: true });
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
  },
});
