import type { Executor } from '../../platform/database/executor.ts';
import type { ResetRequestsTable } from '../../platform/database/schema.ts';

export type LinkRequest = Pick<
  ResetRequestsTable,
  'email' | 'name' | 'callback_path' | 'request_id' | 'language'
> & {
  purpose: 'reset' | 'magic';
};

/** Writes one row for every e-mail address, so that timing does not reveal who has an account. */
export async function insertLinkRequest(db: Executor, request: LinkRequest): Promise<void> {
  await db.insertInto('reset_requests').values(request).execute();
}

/** Deletes and returns the oldest requests that no other process has locked. */
export async function takeLinkRequests(db: Executor, limit: number): Promise<LinkRequest[]> {
  return await db
    .deleteFrom('reset_requests')
    .where('id', 'in', (due) =>
      due.selectFrom('reset_requests').select('id').orderBy('id').limit(limit).forUpdate().skipLocked(),
    )
    .returning(['email', 'purpose', 'name', 'callback_path', 'request_id', 'language'])
    .execute();
}

export async function readAccountsByEmail(
  db: Executor,
  emails: string[],
): Promise<{ id: number; name: string; email: string }[]> {
  return await db
    .selectFrom('accounts')
    .select(['id', 'name', 'email'])
    .where('email', 'in', emails)
    .execute();
}
