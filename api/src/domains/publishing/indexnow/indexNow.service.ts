import { createHash } from 'node:crypto';
import { localePath, LOCALES, type Post } from '@cpa/shared/contracts';
import type { Config } from '../../../platform/config/config.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { deleteAllChangedPages, deleteChangedPages, readChangedPages } from './changedPages.repository.ts';
import { readSubmittedPosts, writeSubmittedPosts } from './submittedPosts.repository.ts';

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
      .flatMap(({ kind, id, languages }) =>
        (languages ?? [null]).map(
          (language) => new URL(localePath(`/${kind}/${id}`, language ?? 'en'), siteUrl).href,
        ),
      );
    if (urlList.length > 0) await submit(urlList, { indexNow, siteUrl });
    await deleteChangedPages(db, pages);
    submitted += urlList.length;
    if (pages.length < BATCH) return submitted;
  }
}

/**
 * Submits the URLs of blog posts that were published, changed or deleted since the last run, with `IndexNow` on. `posts`
 * are the texts in all their languages: a post with a changed text is submitted in each.
 * @returns the number of submitted URLs.
 */
export async function submitChangedPosts(
  db: Executor,
  { indexNow, siteUrl }: IndexNowConfig,
  posts: readonly Post[],
): Promise<number> {
  if (!indexNow) return 0;
  const texts = Map.groupBy(posts, ({ slug }) => slug);
  const current = [...texts].map(([slug, shown]) => ({ slug, content_hash: hashOf(JSON.stringify(shown)) }));
  const known = new Map((await readSubmittedPosts(db)).map(({ slug, content_hash }) => [slug, content_hash]));
  const changed = current.filter(({ slug, content_hash }) => known.get(slug) !== content_hash);
  const gone = [...known.keys()].filter((slug) => current.every((post) => post.slug !== slug));
  const urlList = [...changed.map(({ slug }) => slug), ...gone].flatMap((slug) => {
    const languages = texts.get(slug)?.map(({ language }) => language) ?? LOCALES;
    return languages.map((language) => new URL(localePath(`/blog/${slug}`, language), siteUrl).href);
  });
  if (urlList.length === 0) return 0;
  await submit(urlList, { indexNow, siteUrl });
  await writeSubmittedPosts(db, current);
  return urlList.length;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

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
