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
