import { userInfo } from 'node:os';
import type { Json } from '../../platform/database/schema/json.ts';
import { writeAudit } from '../../domains/accounts/audit/audit.repository.ts';
import type { OperatorContext } from './verb.ts';

/** A line in the trail: what the operator did, under the name of the machine's user. */
export async function audited(
  { db }: Pick<OperatorContext, 'db'>,
  action: string,
  subject: string | number,
  detail: Record<string, Json> = {},
): Promise<void> {
  await writeAudit(db, {
    accountId: null,
    action: `operator.${action}`,
    subject: String(subject),
    detail: { ...detail, by: userInfo().username },
  });
}
