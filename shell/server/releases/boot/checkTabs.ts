import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

/** Path of a page without content, which the site of a check serves. */
export const EMPTY_PAGE = '/api/_boot-check/empty';

/** Milliseconds for the end of a page in a tab. */
const LEAVE_TIMEOUT_MS = 5000;

/** Tabs of a browser context, which open one page after another. */
export type CheckTabs = {
  /** Returns an empty tab. */
  take: () => Promise<Page>;
  /** Closes the page but keeps the tab for the next check. */
  release: (tab: Page) => Promise<void>;
  /** Closes a tab whose page failed. */
  discard: (tab: Page) => void;
  /** Empties the free tabs and closes those that do not respond. Returns the others. */
  renew: () => Promise<Page[]>;
};

/**
 * Opens tabs as they are needed. A page in a used tab costs less than a page in a new tab, which starts a process and
 * compiles all scripts again.
 */
export function createTabs(context: Pick<BrowserContext, 'newPage'>, leaveMs = LEAVE_TIMEOUT_MS): CheckTabs {
  const free: Page[] = [];
  const discard = (tab: Page): void => {
    // Not awaited, because a page in an endless loop may never close. The end of its context closes it too.
    void tab.close().catch(() => undefined);
  };
  const release = async (tab: Page): Promise<void> => {
    const isEmpty = await Promise.race([
      empty(tab).then(
        () => true,
        () => false,
      ),
      sleep(leaveMs, false, { ref: false }),
    ]);
    if (isEmpty) free.push(tab);
    else discard(tab);
  };
  return {
    take: async () => free.pop() ?? (await context.newPage()),
    discard,
    release,
    async renew() {
      await Promise.all(free.splice(0).map(release));
      return [...free];
    },
  };
}

/**
 * A tab keeps its session storage and its name, and a page that ends may still log errors, which are not those of the next page. The
 * empty page is one of the site, because the tab gets another process for a page of another origin.
 */
async function empty(tab: Page): Promise<void> {
  await tab.goto(EMPTY_PAGE);
  await tab.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
}
