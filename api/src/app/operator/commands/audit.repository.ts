import type { Executor } from '../../../platform/database/executor.ts';

interface EntryFilters {
  /** Prefix of the action; empty for all. */
  action: string;
  /** Returns only this number of entries, newest first. */
  last?: number;
  /** Returns only entries after this ID, oldest first. */
  after?: number;
}

export async function findAuditEntries(db: Executor, { action, last, after }: EntryFilters) {
  return await db
    .selectFrom('audit_entries')
    .select(['id', 'at', 'account_id', 'action', 'subject', 'detail'])
    .$if(action !== '', (query) =>
      query.where((row) => row.fn('starts_with', ['action', row.val(action)]), '=', true),
    )
    .$if(after !== undefined, (query) => query.where('id', '>', after!).orderBy('id'))
    .$if(last !== undefined, (query) => query.orderBy('id', 'desc').limit(last!))
    .execute();
}
