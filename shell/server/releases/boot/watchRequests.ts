import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { listenTo } from './listenTo.ts';

/** Milliseconds without a request after which a page is worth checking. */
const QUIET_MS = 60;

/** Milliseconds without a request after which a page has requested all its data; retries begin within 600. */
const SETTLED_MS = 650;

/** Milliseconds after which a page counts as rendered although its processor was never idle. */
const IDLE_MS = 1000;

/** Requests that no content waits for. */
const UNRELATED = new Set(['ping', 'beacon', 'eventsource', 'websocket']);

/** Watches the requests of a page from now on. `wait` and `isKept` throw once the page is closed. */
export function watchRequests(page: Pick<Page, 'on' | 'off' | 'evaluate'>, settledMs = SETTLED_MS) {
  const open = new Set<Request>();
  let count = 0;
  let counted = 0;
  let changedAt = performance.now();
  let isClosed = false;
  const end = (request: Request): void => {
    open.delete(request);
    changedAt = performance.now();
  };
  const stop = listenTo(page, {
    request(request) {
      if (UNRELATED.has(request.resourceType())) return;
      count += 1;
      open.add(request);
    },
    requestfinished: end,
    requestfailed: end,
    // Chromium ends no request of a closed page.
    close: () => (isClosed = true),
  });

  const pause = async (ms: number): Promise<void> => {
    if (isClosed) throw new Error('The page was closed.');
    await sleep(ms);
  };
  const isCounted = (): boolean => count === counted;
  const isSettled = (): boolean => performance.now() - changedAt >= settledMs;
  /** Returns true when nothing was requested while the page did the work that it had. */
  const staysQuiet = async (): Promise<boolean> => {
    const before = count;
    await page.evaluate(
      async (timeout) =>
        await new Promise((resolve) =>
          requestAnimationFrame(() => requestIdleCallback(resolve, { timeout })),
        ),
      IDLE_MS,
    );
    return count === before && open.size === 0;
  };
  return {
    stop,
    /** Resolves when the page has received and rendered the data that it requested, and requests nothing more. */
    async wait(): Promise<void> {
      do {
        while (open.size > 0) await pause(10);
        await pause(QUIET_MS);
      } while (!(await staysQuiet()));
      counted = count;
    },
    /** Returns false when the page requests something after `wait` and before it has been quiet for `settledMs`. */
    async isKept(): Promise<boolean> {
      while (isCounted() && !isSettled()) await pause(10);
      return (await staysQuiet()) && isCounted();
    },
  };
}
