import type { Page } from '@playwright/test';

/** Resolves when a page that is opened after this hears the news of whoever is signed in. */
export async function channelJoined(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => payload.includes('subscription_succeeded'));
}
