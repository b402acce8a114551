import type { Executor } from '../../../platform/database/executor.ts';

export async function isSecondStepRequired(db: Executor, companyId: number): Promise<boolean> {
  const { requires_second_step: isRequired } = await db
    .selectFrom('companies')
    .select('requires_second_step')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return isRequired;
}

export async function updateRequirement(db: Executor, companyId: number, isRequired: boolean): Promise<void> {
  await db
    .updateTable('companies')
    .set({ requires_second_step: isRequired })
    .where('id', '=', companyId)
    .execute();
}

/** True for a member of a company that asks for a second step and that the owner does not own. */
export async function isStepAskedElsewhere(
  db: Executor,
  memberId: number,
  ownerId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('memberships as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select('c.id')
    .where('m.account_id', '=', memberId)
    .where('c.requires_second_step', '=', true)
    .where((membership) =>
      membership.not(
        membership.exists(
          membership
            .selectFrom('memberships as own')
            .select('own.company_id')
            .whereRef('own.company_id', '=', 'c.id')
            .where('own.account_id', '=', ownerId)
            .where('own.membership', '=', 'owner'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
