import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';

/** A blog post that search engines know; the hash is that of its content. */
export interface SubmittedPost {
  slug: string;
  content_hash: string;
}

export async function readSubmittedPosts(db: Executor): Promise<SubmittedPost[]> {
  return await db.selectFrom('submitted_posts').select(['slug', 'content_hash']).execute();
}

/** Replaces all submitted posts. */
export async function writeSubmittedPosts(db: Executor, posts: readonly SubmittedPost[]): Promise<void> {
  const slugs = posts.map(({ slug }) => slug);
  const hashes = posts.map(({ content_hash }) => content_hash);
  await sql`
    with current as (
      select * from unnest(${slugs}::text[], ${hashes}::text[]) as post (slug, content_hash)
    ), gone as (
      delete from submitted_posts where slug not in (select slug from current)
    )
    insert into submitted_posts (slug, content_hash) select slug, content_hash from current
    on conflict (slug) do update set content_hash = excluded.content_hash
  `.execute(db);
}
