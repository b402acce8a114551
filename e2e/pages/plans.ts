import type { Page } from '@playwright/test';

/** Adds the plan Starter to the cart, from the list of plans. */
export async function addStarterToCart(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Choose Starter' }).click();
  await page.getByRole('link', { name: 'Next: template' }).click();
  await page.getByRole('button', { name: 'Add to cart, US$ 49.00' }).click();
}
