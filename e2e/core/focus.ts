import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Expects that an action left the focus on an element that is visible. */
export async function expectFocus(page: Page): Promise<void> {
  const focused = page.locator(':focus');
  await expect(focused).toHaveCount(1);
  await expect(focused).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
}

/** Presses Enter once on an element that the key may remove: `Locator.press` would press again. */
export async function pressEnter(locator: Locator): Promise<void> {
  await locator.focus();
  await expect(locator).toBeFocused();
  await locator.page().keyboard.press('Enter');
}
