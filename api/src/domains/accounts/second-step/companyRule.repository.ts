import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import type { Caller } from '../caller.ts';

/**
 * Returns the name of a company of the caller that asks for a second step which the session has not given; undefined
 * when the session may open applicants.
 */
export async function findCompanyAskingStep(
  db: Executor,
  { id, familyId }: Pick<Caller, 'id' | 'familyId'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('memberships as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select('c.name')
    .where('m.account_id', '=', id)
    .where('c.requires_second_step', '=', true)
    .where(
      sql<boolean>`not exists (
        select from session_families f join second_steps s on s.account_id = f.account_id
        where f.id = ${familyId} and f.second_step_at is not null and s.enabled_at is not null)`,
    )
    .orderBy('m.created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.name;
}
