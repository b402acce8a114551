import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** Milliseconds without a request after which a page has asked for all its data. */
const QUIET_MS = 60;

/** Requests that no content waits for. */
const UNRELATED = new Set(['ping', 'beacon', 'eventsource', 'websocket']);

/** Watches the requests of a page from now on. */
export function watchRequests(page: Pick<Page, 'on' | 'evaluate'>) {
  const open = new Set<Request>();
  let count = 0;
  let counted = 0;
  page.on('request', (request) => {
    if (UNRELATED.has(request.resourceType())) return;
    count += 1;
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));

  /** Returns true when nothing was requested while the page did the work that it had. */
  const staysQuiet = async (): Promise<boolean> => {
    const before = count;
    await page.evaluate(
      async () => await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
    );
    return count === before && open.size === 0;
  };
  return {
    /** Resolves when the page has got what it requested, has rendered it and requests nothing more. */
    async wait(): Promise<void> {
      do {
        while (open.size > 0) await sleep(10);
        await sleep(QUIET_MS);
      } while (!(await staysQuiet()));
      counted = count;
    },
    /** Returns false when the page has requested something since `wait`. */
    isKept: async (): Promise<boolean> => (await staysQuiet()) && count === counted,
  };
}
