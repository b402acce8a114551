import { withTimeout } from './withTimeout.ts';

/** Timeout of a request, in milliseconds. */
const TIMEOUT_MS = 3000;

/** Returns the URLs that were fetched from the folder of a release's file: they are likely damaged too. */
export function fetchedWith(url: string, entries = performance.getEntriesByType('resource')): string[] {
  const folder = new URL('.', url).href;
  return entries.map(({ name }) => name).filter((name) => name.startsWith(folder));
}

/**
 * Fetches files bypassing the browser's cache and updates it. Release files are cached for a year, so every further
 * attempt would reuse a damaged one, also after a reload. Never rejects.
 */
export async function refetch(urls: string[], request: typeof fetch = fetch): Promise<void> {
  const requests = [...new Set(urls)].map((url) =>
    withTimeout(request(url, { cache: 'reload' }), TIMEOUT_MS),
  );
  await Promise.allSettled(requests);
}
