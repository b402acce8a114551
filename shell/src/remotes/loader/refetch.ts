import { withTimeout } from './withTimeout.ts';

/** Milliseconds; then the next import asks, whatever it gets. */
const TIMEOUT_MS = 3000;

/**
 * What was fetched of the release that a file belongs to: what damaged one has likely damaged the others.
 */
export function fetchedWith(address: string, entries = performance.getEntriesByType('resource')): string[] {
  const folder = new URL('.', address).href;
  return entries.map(({ name }) => name).filter((name) => name.startsWith(folder));
}

/**
 * Fetches files past the browser's cache, and into it. Our files may be kept for a year: one that arrived damaged
 * would be taken from there for each further try, also after a reload. Never fails.
 */
export async function refetch(addresses: string[], ask: typeof fetch = fetch): Promise<void> {
  const asked = [...new Set(addresses)].map((address) =>
    withTimeout(ask(address, { cache: 'reload' }), TIMEOUT_MS),
  );
  await Promise.allSettled(asked);
}
