import type { Json } from '../../../platform/database/columnTypes.ts';
import type { Executor } from '../../../platform/database/executor.ts';

export interface AuditEntry {
  accountId: number | null;
  /** Action, for example `session.opened`. */
  action: string;
  /** Object of the action: an id or an e-mail address. */
  subject?: string;
  detail?: Record<string, Json>;
  requestId?: string;
}

/** Reads when the account last did this. */
export async function readLastAudit(db: Executor, accountId: number, action: string): Promise<Date | null> {
  const row = await db
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('account_id', '=', accountId)
    .where('action', '=', action)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Writes an audit entry, which outlives the account. */
export async function writeAudit(db: Executor, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({
      account_id: entry.accountId,
      action: entry.action,
      subject: entry.subject ?? null,
      detail: JSON.stringify(entry.detail ?? {}),
      request_id: entry.requestId ?? null,
    })
    .execute();
}
