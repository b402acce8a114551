import { setTimeout as sleep } from 'node:timers/promises';
import type { WebDocument } from '../webDocument.ts';
import { createRobots } from './createRobots.ts';
import { fetchDocument, type FetchedDocument, type FetchSettings } from './fetchDocument.ts';
import { ImportError } from './importError.ts';

export interface PageSettings extends FetchSettings {
  /** Minimum delay between two requests to one host. */
  pauseMs: number;
}

/** Fetches pages politely: reads robots.txt first and delays requests to one host. */
export function createFetchPage(
  settings: PageSettings,
): (address: string, body?: object) => Promise<WebDocument> {
  const fetched = async (address: string, body?: object): Promise<FetchedDocument> =>
    await fetchDocument(address, settings, body);
  const robots = createRobots(fetched, settings.userAgent);
  const readyAt = new Map<string, number>();

  const waitForTurn = async (origin: string, pauseMs: number): Promise<void> => {
    const now = performance.now();
    const ready = Math.max(now, readyAt.get(origin) ?? 0);
    readyAt.set(origin, ready + pauseMs);
    if (ready > now) await sleep(ready - now);
  };

  return async (address, body) => {
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
      throw new ImportError('bad_address');
    const { origin } = new URL(address);
    const rules = await robots(origin);
    if (!rules.isAllowed(address)) throw new ImportError('robots_refuse');
    await waitForTurn(origin, Math.max(settings.pauseMs, rules.delayMs));
    const page = await fetched(address, body);
    // Check robots.txt of the redirect target, too.
    if (
      new URL(page.url).origin !== origin &&
      !(await robots(new URL(page.url).origin)).isAllowed(page.url)
    ) {
      throw new ImportError('robots_refuse');
    }
    if (page.status < 200 || page.status >= 300) throw new ImportError('page_refused');
    return page;
  };
}
