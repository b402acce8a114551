import type { CalendarFeed, CalendarFeedSettings } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../../platform/database/executor.ts';
import { hasProposer } from '../interviewList.repository.ts';
import { selectInterviews } from '../interviews.repository.ts';

/** Days for which a past interview stays in the calendar. */
const PAST_DAYS = 30;

export async function readFeed(db: Executor, accountId: number): Promise<CalendarFeed['feed']> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select(['shows_names', 'created_at', 'read_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    shows_names: row.shows_names,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  };
}

/** Stores a new secret URL in place of an earlier one. */
export async function replaceFeed(
  db: Executor,
  accountId: number,
  token_hash: Buffer,
  { shows_names }: CalendarFeedSettings,
): Promise<void> {
  const feed = { token_hash, shows_names, created_at: sql<Date>`now()`, read_at: null };
  await db
    .insertInto('calendar_feeds')
    .values({ account_id: accountId, ...feed })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(feed))
    .execute();
}

export async function updateFeed(
  db: Executor,
  accountId: number,
  settings: CalendarFeedSettings,
): Promise<void> {
  await db.updateTable('calendar_feeds').set(settings).where('account_id', '=', accountId).execute();
}

export async function deleteFeed(db: Executor, accountId: number): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('account_id', '=', accountId).execute();
}

/** Finds the subscription of a secret URL whose account can sign in, and records that it was read. */
export async function takeFeed(db: Executor, tokenHash: Buffer) {
  return await db
    .updateTable('calendar_feeds as f')
    .from('accounts as owner')
    .set({ read_at: sql<Date>`now()` })
    .whereRef('owner.id', '=', 'f.account_id')
    .where('f.token_hash', '=', tokenHash)
    .where('owner.banned_at', 'is', null)
    .returning(['f.account_id', 'f.shows_names', 'owner.language'])
    .executeTakeFirst();
}

/**
 * Lists the confirmed interviews that a recruiter has arranged for companies it still works for. `asks_step`: its company
 * asks for a second step that the recruiter has not set up.
 */
export async function readFeedInterviews(db: Executor, accountId: number) {
  return await selectInterviews(db)
    .select(
      sql<boolean>`c.requires_second_step and not exists (
        select from second_steps s where s.account_id = ${accountId} and s.enabled_at is not null)`.as(
        'asks_step',
      ),
    )
    .where('i.proposed_by', '=', accountId)
    .where('i.status', '=', 'confirmed')
    .where('i.starts_at', '>', sql<Date>`now() - make_interval(days => ${PAST_DAYS})`)
    .where(hasProposer)
    .orderBy('i.starts_at')
    .execute();
}
