import type { Json } from '../../../platform/database/schema/json.ts';
import type { Executor } from '../../../platform/database/executor.ts';

export interface AuditEntry {
  accountId: number | null;
  /** What was done, as `session.opened`. */
  action: string;
  /** To what, as an id or an address. */
  subject?: string;
  detail?: Record<string, Json>;
  requestId?: string;
}

/** A line in the trail that outlives the account. */
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
