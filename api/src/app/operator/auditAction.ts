import { userName } from '@cpa/shared/server';
import type { Json } from '../../platform/database/columnTypes.ts';
import { writeAudit } from '../../domains/accounts/audit/audit.repository.ts';
import type { OperatorContext } from './operatorCommand.ts';

/** Writes an audit entry for an operator action, with the name of the system user. */
export async function auditAction(
  { db }: Pick<OperatorContext, 'db'>,
  action: string,
  subject: string | number,
  detail: Record<string, Json> = {},
): Promise<void> {
  await writeAudit(db, {
    accountId: null,
    action: `operator.${action}`,
    subject: String(subject),
    detail: { ...detail, by: userName() },
  });
}
