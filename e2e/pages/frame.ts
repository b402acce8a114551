import type { Page } from '@playwright/test';

/** What is around every page. */
export const frame = (page: Page) => ({
  navigation: page.getByRole('navigation', { name: 'Main' }),
  follow: (label: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click(),
  toast: (text: string) => page.getByText(text, { exact: true }),
  accountMenu: page.getByRole('button', { name: /Account/ }),
});
