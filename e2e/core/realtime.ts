import type { Page } from '@playwright/test';

/** Resolves when the next page load has subscribed to the user's channel. Call it before the navigation. */
export async function waitForSubscription(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => payload.includes('subscription_succeeded'));
}
