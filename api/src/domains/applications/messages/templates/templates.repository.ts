import type { Membership, MessageTemplate, MessageTemplateForm } from '@cpa/shared/contracts';
import type { Executor } from '../../../../platform/database/executor.ts';

const COLUMNS = ['id', 'stage', 'name', 'text'] as const;

/** Lists the templates of a company, oldest first. */
export async function readTemplates(db: Executor, companyId: number): Promise<MessageTemplate[]> {
  return await db
    .selectFrom('message_templates')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();
}

/** Serialises the additions of a company, so that they stay within its limit. */
export async function lockCompany(db: Executor, companyId: number): Promise<void> {
  await db.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
}

export async function countTemplates(db: Executor, companyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('message_templates')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertTemplate(
  db: Executor,
  companyId: number,
  form: MessageTemplateForm,
): Promise<MessageTemplate> {
  return await db
    .insertInto('message_templates')
    .values({ company_id: companyId, ...form })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Reads the role of the account in the company of a template; undefined for another company. */
export async function findMembershipOf(
  db: Executor,
  accountId: number,
  id: number,
): Promise<Membership | undefined> {
  const row = await db
    .selectFrom('message_templates as t')
    .innerJoin('memberships as m', 'm.company_id', 't.company_id')
    .select('m.membership')
    .where('t.id', '=', id)
    .where('m.account_id', '=', accountId)
    .executeTakeFirst();
  return row?.membership;
}

export async function updateTemplate(
  db: Executor,
  id: number,
  form: MessageTemplateForm,
): Promise<MessageTemplate | undefined> {
  return await db
    .updateTable('message_templates')
    .set(form)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function deleteTemplate(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('message_templates').where('id', '=', id).execute();
}
