import type { Page } from '@playwright/test';

type Credentials = { email: string; password: string };

/** The sign-in page and the page where an account is made. */
export const signInPage = (page: Page) => ({
  /** Fills the form that is open and sends it. */
  signIn: async ({ email, password }: Credentials) => {
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  },
  /** Goes on from sign-in to an applicant's new account. */
  registerAsApplicant: async ({ name, email, password }: Credentials & { name: string }) => {
    await page.getByRole('link', { name: 'Create one' }).click();
    await page.getByRole('radio', { name: /Find work/ }).check({ force: true });
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
  },
});
