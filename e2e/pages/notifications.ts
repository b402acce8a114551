import type { Locator, Page } from '@playwright/test';

/** Opens the bell. Returns the newest notification with this title. */
export async function openNotification(page: Page, title: RegExp): Promise<Locator> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  return page.getByRole('region', { name: 'Notifications' }).getByRole('link', { name: title }).first();
}
