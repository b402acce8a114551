import { type BrowserContext, type Page, test as base, expect } from '@playwright/test';
import { renderInBrowserWhenMocked } from './mockedPages.ts';
import { waitForHydration } from './hydration.ts';

type ConsoleErrors = { allow: (pattern: RegExp) => void };

/**
 * Playwright's `test` with a console check: a spec fails if its page logs an error or throws an exception that the
 * spec did not allow. `goto` and `reload` resolve when the page is interactive. A test that replaces responses of the API
 * gets pages that the browser renders.
 */
export const test = base.extend<{ consoleErrors: ConsoleErrors; hydration: void }>({
  hydration: [
    async ({ page, javaScriptEnabled }, use) => {
      waitForHydration(page, javaScriptEnabled ?? true);
      renderInBrowserWhenMocked(page);
      await use();
      const contexts = page.context().browser()?.contexts() ?? [page.context()];
      await Promise.all(contexts.map(endRoutes));
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const allowed: RegExp[] = [];
      collectErrors(page, errors);
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Removes the route handlers of a context: a request that one of them still holds fails when its test ends. */
async function endRoutes(context: BrowserContext): Promise<void> {
  const options = { behavior: 'ignoreErrors' } as const;
  await context.unrouteAll(options);
  await Promise.all(context.pages().map((page) => page.unrouteAll(options)));
}

function collectErrors(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
}

export { expect };
