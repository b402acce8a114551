import type { Page } from '@playwright/test';

/** Milliseconds, longer than a page waits between two checks. */
const ABSENCE_MS = 120_000;

/**
 * Makes an open page check for newer releases, as after two minutes in the background, and waits for the responses.
 * Needs an installed clock. Only the time of day jumps: if the timers did, requests that are still pending would time
 * out.
 */
export async function noticeRelease(page: Page): Promise<void> {
  const response = page.waitForResponse('**/api/_release');
  const releases = page.waitForResponse('**/api/_release/document*');
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + ABSENCE_MS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await response).finished();
  await (await releases).finished();
}
