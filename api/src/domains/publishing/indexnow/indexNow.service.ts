import type { Config } from '../../../platform/config/config.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { deleteAllChangedPages, deleteChangedPages, readChangedPages } from './changedPages.repository.ts';

/** URLs per request; IndexNow accepts 10,000. */
const BATCH = 1000;
const TIMEOUT_MS = 10_000;

type IndexNowConfig = Pick<Config, 'indexNow' | 'siteUrl'>;

/**
 * Submits the URLs of changed companies and of published, changed and closed vacancies to search engines
 * (https://www.indexnow.org/documentation).
 * Changes of a failed request stay for the next run. @returns the number of submitted URLs.
 */
export async function submitChangedPages(
  db: Executor,
  { indexNow, siteUrl }: IndexNowConfig,
  signal?: AbortSignal,
): Promise<number> {
  if (!indexNow) {
    await deleteAllChangedPages(db);
    return 0;
  }
  let submitted = 0;
  for (;;) {
    signal?.throwIfAborted();
    const pages = await readChangedPages(db, BATCH);
    if (pages.length === 0) return submitted;
    const urlList = pages
      .filter(({ is_hidden }) => !is_hidden)
      .map(({ kind, id }) => new URL(`/${kind}/${id}`, siteUrl).href);
    if (urlList.length > 0) await submit(urlList, { indexNow, siteUrl });
    await deleteChangedPages(db, pages);
    submitted += urlList.length;
    if (pages.length < BATCH) return submitted;
  }
}

async function submit(
  urlList: string[],
  { indexNow, siteUrl }: { indexNow: NonNullable<Config['indexNow']>; siteUrl: string },
): Promise<void> {
  const response = await fetch(indexNow.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(siteUrl).host,
      key: indexNow.key,
      keyLocation: new URL('/indexnow-key.txt', siteUrl).href,
      urlList,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`IndexNow responded with ${response.status}.`);
}
