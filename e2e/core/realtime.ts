import type { Page } from '@playwright/test';

/** Milliseconds, equal to `navigationTimeout` of the configuration: the wait includes the page load. */
const NAVIGATION_TIMEOUT_MS = 30_000;

/** Returns true for the message that confirms the subscription to the user's channel, which is a private one. */
export const confirmsSubscription = (message: string | Buffer): boolean =>
  /subscription_succeeded.*private-/.test(String(message));

/** Resolves when the next page load has subscribed to the user's channel. Call it before the navigation. */
export async function waitForSubscription(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', { timeout: NAVIGATION_TIMEOUT_MS });
  await socket.waitForEvent('framereceived', ({ payload }) => confirmsSubscription(payload));
}

/** Lets a page subscribe to its channels without receiving their events, such as those of another worker's test. */
export async function dropEvents(page: Page): Promise<void> {
  await page.routeWebSocket(/\/app\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (/"event":"pusher(_internal)?:/.test(String(message))) socket.send(message);
    });
  });
}
