import type { Notification, Notifications } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import type { NewNotification } from './newNotification.ts';

const PER_PAGE = 20;

/**
 * Inserts a notification per account; raises the count of an unread one of the same kind and target. Skips accounts
 * that are being erased: waiting for them could deadlock with the erasure.
 * @returns the accounts that received it.
 */
export async function insertNotifications(
  db: Executor,
  accountIds: readonly number[],
  { kind, target, data, count = 1, applicantId }: NewNotification,
): Promise<number[]> {
  if (accountIds.length === 0) return [];
  const accounts = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', accountIds)
    .orderBy('id')
    .forKeyShare()
    .skipLocked()
    .execute();
  if (accounts.length === 0) return [];
  const row = {
    kind,
    target: String(target),
    data: JSON.stringify(data),
    count,
    about_applicant_id: applicantId ?? null,
  };
  await db
    .insertInto('notifications')
    .values(accounts.map(({ id }) => ({ account_id: id, ...row })))
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'kind', 'target'])
        .where('read_at', 'is', null)
        .doUpdateSet((each) => ({
          data: each.ref('excluded.data'),
          about_applicant_id: each.ref('excluded.about_applicant_id'),
          count: sql<number>`notifications.count + excluded.count`,
          position: each.ref('excluded.position'),
          updated_at: sql<Date>`now()`,
        })),
    )
    .execute();
  return accounts.map(({ id }) => id);
}

/** Lists a page of the caller's notifications, newest first. */
export async function readNotifications(
  db: Executor,
  accountId: number,
  { before, isUnread }: { before?: number | undefined; isUnread: boolean },
): Promise<Pick<Notifications, 'notifications' | 'next'>> {
  let query = db
    .selectFrom('notifications')
    .select(['id', 'kind', 'data', 'count', 'position', 'updated_at', 'read_at'])
    .where('account_id', '=', accountId);
  if (before !== undefined) query = query.where('position', '<', before);
  if (isUnread) query = query.where('read_at', 'is', null);
  const rows = await query
    .orderBy('position', 'desc')
    .limit(PER_PAGE + 1)
    .execute();
  const page = rows.slice(0, PER_PAGE);
  const notifications: Notification[] = page.map(({ id, kind, data, count, updated_at, read_at }) => ({
    id,
    kind,
    data,
    count,
    at: updated_at.toISOString(),
    read: read_at !== null,
  }));
  return { notifications, next: rows.length > PER_PAGE ? page.at(-1)!.position : null };
}

/** Counts unread notifications of each account; an account without any has 0. */
export async function countUnread(db: Executor, accountIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('notifications')
    .select((each) => ['account_id', each.fn.countAll<number>().as('unread')])
    .where('account_id', 'in', accountIds)
    .where('read_at', 'is', null)
    .groupBy('account_id')
    .execute();
  const counts = new Map(rows.map(({ account_id, unread }) => [account_id, unread]));
  return new Map(accountIds.map((id) => [id, counts.get(id) ?? 0]));
}

/**
 * Marks the caller's notifications as read.
 * @returns whether any was unread.
 */
export async function markRead(
  db: Executor,
  accountId: number,
  ids: readonly number[] | 'all',
): Promise<boolean> {
  let query = db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null);
  if (ids !== 'all') query = query.where('id', 'in', ids);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Marks the caller's notifications of these kinds about one subject as read.
 * @returns whether any was unread.
 */
export async function markTargetRead(
  db: Executor,
  accountId: number,
  { kinds, target }: { kinds: readonly string[]; target: NewNotification['target'] },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('kind', 'in', kinds)
    .where('target', '=', String(target))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Reads all notifications of an account, for the export of personal data. */
export async function exportNotifications(db: Executor, accountId: number) {
  const rows = await db
    .selectFrom('notifications')
    .select(['kind', 'data', 'updated_at', 'read_at'])
    .where('account_id', '=', accountId)
    .orderBy('position')
    .execute();
  return rows.map(({ kind, data, updated_at, read_at }) => ({
    kind,
    data,
    at: updated_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  }));
}

/** Deletes notifications whose last event is before the instant. */
export async function deleteNotifications(db: Executor, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('updated_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Replaces the names of applicants in the notifications of others. */
export async function removeApplicantNames(db: Executor, applicantIds: readonly number[]): Promise<void> {
  if (applicantIds.length === 0) return;
  await db
    .updateTable('notifications')
    .set({ data: sql<string>`data || '{"name": ""}'`, about_applicant_id: null })
    .where('about_applicant_id', 'in', applicantIds)
    .execute();
}
