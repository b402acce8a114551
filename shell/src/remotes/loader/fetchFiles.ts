import type { ActiveRemote } from '@cpa/shared/contracts';
import { baseUrlsOf, fileUrl } from './baseUrls.ts';

/** Fetches files of a remote from the base URL with the given index. Rejects only when `signal` aborts. */
export type FetchFiles = (
  remote: ActiveRemote,
  files: string[],
  options: { baseUrl: number; signal: AbortSignal },
) => Promise<void>;

/**
 * Fetches files, so that the import that follows finds them in the cache of the browser. A pending import keeps its
 * connection and can never be repeated in this page; a fetch can be aborted. Other failures are left to the import.
 */
export const fetchFiles: FetchFiles = async (remote, files, { baseUrl, signal }) => {
  // The files of a development server are not cached.
  if (remote.files.length === 0) return;
  const base = baseUrlsOf(remote)[baseUrl] ?? remote.base_url;
  const urls = files
    .filter((file) => !isInDocument(file))
    .map((file) => fileUrl(base, file))
    .filter((url) => !isLoaded(url));
  if (baseUrl === 0) await Promise.all(urls.map((url) => fetchFile(url, signal)));
  // A mirror is needed when the server is slow: over HTTP/1.1 each request holds one of six connections.
  else for (const url of urls) await fetchFile(url, signal);
  signal.throwIfAborted();
};

async function fetchFile(url: string, signal: AbortSignal): Promise<void> {
  try {
    const response = await fetch(url, { signal });
    await response.arrayBuffer();
  } catch {
    // The import fails as well, and `diagnose` finds out why.
  }
}

/** True for a style sheet that a rendered page contains. The runtime of its remote finds it by the same attribute. */
function isInDocument(file: string): boolean {
  return document.querySelector(`style[data-href="${CSS.escape(file)}"]`) !== null;
}

/** An entry is added when a request ends, also when it failed. Some browsers do not state the status. */
function isLoaded(url: string): boolean {
  return performance.getEntriesByName(url, 'resource').some((entry) => {
    const { responseStatus = 200 } = entry as Partial<PerformanceResourceTiming>;
    return responseStatus >= 200 && responseStatus < 400;
  });
}
