import type { Page } from '@playwright/test';

/** What is around every page. */
export const frame = (page: Page) => ({
  navigation: page.getByRole('navigation', { name: 'Main' }),
  follow: (label: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click(),
  /** A toast by its title; a word for its kind stands in front of it for screen readers. */
  toast: (title: string | RegExp) => page.getByRole('region', { name: 'Notifications' }).getByText(title),
  accountMenu: page.getByRole('button', { name: /Account/ }),
});
