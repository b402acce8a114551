import type { Page } from '@playwright/test';

/** Page object of the shell layout: the main navigation, the account menu and the toasts. */
export const shell = (page: Page) => ({
  navigation: page.getByRole('navigation', { name: 'Main' }),
  follow: (label: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click(),
  /** A toast or an offer to undo by its title, which follows a visually hidden prefix with its kind. */
  toast: (title: string | RegExp) =>
    page.getByRole('region', { name: 'Notifications' }).or(page.locator('[data-dock=undo]')).getByText(title),
  accountMenu: page.getByRole('button', { name: /Account/ }),
});
