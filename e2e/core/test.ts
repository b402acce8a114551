import { type Page, test as base, expect } from '@playwright/test';

/** What a page must not say in its console: errors of scripts, broken policies, failed loads. */
type Quiet = { complaints: string[]; allowComplaints: (pattern: RegExp) => void };

/**
 * Playwright's `test` with one promise more: a spec fails when its page wrote an error to the console, unless
 * it said beforehand which error it expects.
 */
export const test = base.extend<{ quiet: Quiet }>({
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const allowed: RegExp[] = [];
      listen(page, complaints);
      await use({ complaints, allowComplaints: (pattern) => allowed.push(pattern) });
      expect(complaints.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}

export { expect };
