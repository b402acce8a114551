import { type Page, expect } from '@playwright/test';

/** Advances the installed clock of a page past the timeouts of both base URLs of a remote, 8 s each. */
export async function advanceToTimeout(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    await page.clock.fastForward(8100);
    await expect(button).toBeVisible({ timeout: 300 });
  }).toPass();
}
