import type { Database } from '../../../platform/database/connect.ts';

export async function isMember(db: Database, accountId: number, companyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .select('company_id')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row !== undefined;
}
