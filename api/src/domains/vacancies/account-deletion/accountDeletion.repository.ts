import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';

/** Lists the companies of an account with their open vacancies and other members, the longest-standing first. */
export async function readCompaniesOf(db: Executor, accountId: number) {
  const companies = await db
    .selectFrom('memberships as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select(['c.id', 'c.name', 'm.membership'])
    .select((each) =>
      each
        .selectFrom('vacancies as v')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('v.company_id', '=', 'c.id')
        .where('v.status', '=', 'open')
        .as('open_vacancies'),
    )
    .where('m.account_id', '=', accountId)
    .orderBy('c.id')
    .execute();
  const others = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['m.company_id', 'a.id', 'a.name', 'm.membership', 'a.verified_at'])
    .where('m.account_id', '!=', accountId)
    .where('m.company_id', 'in', (own) =>
      own.selectFrom('memberships').select('company_id').where('account_id', '=', accountId),
    )
    .orderBy('m.created_at')
    .orderBy('a.id')
    .execute();
  return companies.map(({ membership, open_vacancies, ...company }) => ({
    ...company,
    open_vacancies: open_vacancies ?? 0,
    isOwner: membership === 'owner',
    others: others
      .filter(({ company_id }) => company_id === company.id)
      .map((other) => ({
        id: other.id,
        name: other.name,
        membership: other.membership,
        isOwner: other.membership === 'owner',
        canOwn: other.verified_at !== null && other.membership !== 'viewer',
      })),
  }));
}

/** Locks the account and the memberships of its companies, so that no member joins or leaves during the transaction. */
export async function lockForDeletion(db: Executor, accountId: number): Promise<void> {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  await db
    .selectFrom('memberships')
    .select('account_id')
    .where('company_id', 'in', (own) =>
      own.selectFrom('memberships').select('company_id').where('account_id', '=', accountId),
    )
    .orderBy('company_id')
    .orderBy('account_id')
    .forUpdate()
    .execute();
}

export async function makeOwner(db: Executor, companyId: number, accountId: number): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ membership: 'owner' })
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Closes the open vacancies of a company and cancels scheduled ones. */
export async function closeVacancies(db: Executor, companyId: number, by: number): Promise<void> {
  const closed = await db
    .updateTable('vacancies')
    .set({ status: 'closed', updated_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('status', '=', 'open')
    .returning('id')
    .execute();
  await db
    .updateTable('vacancies')
    .set({ opens_at: null, scheduled_by: null })
    .where('company_id', '=', companyId)
    .where('opens_at', 'is not', null)
    .execute();
  if (closed.length === 0) return;
  await db
    .insertInto('vacancy_history')
    .values(
      closed.map(({ id }) => ({ vacancy_id: id, status: 'closed' as const, by_account_id: by, note: null })),
    )
    .execute();
}

/** Ends the invitations to a company without an owner. */
export async function deleteInvitations(db: Executor, companyId: number): Promise<void> {
  await db.deleteFrom('company_invitations').where('company_id', '=', companyId).execute();
}

/**
 * Deletes what only members of a company could read, and the number for WhatsApp, which may be the phone of one of them.
 * Orders have their own copy for receipts.
 */
export async function clearPrivateFields(db: Executor, companyId: number): Promise<void> {
  await db
    .updateTable('companies')
    .set({ legal_name: null, registration_number: null, tax_number: null, whatsapp: null })
    .where('id', '=', companyId)
    .execute();
  await db.deleteFrom('message_templates').where('company_id', '=', companyId).execute();
}

/**
 * Deletes the account, the invitations and mails to it, and the mails that quote it. Sessions, memberships, notifications
 * and links go with it.
 */
export async function deleteAccount(
  db: Executor,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await db.deleteFrom('reset_requests').where('email', '=', email).execute();
  await db.deleteFrom('identity_links').where('email', '=', email).execute();
  await db.deleteFrom('sign_up_links').where('email', '=', email).execute();
  await db.deleteFrom('company_invitations').where('email', '=', email).execute();
  await db.deleteFrom('accounts').where('id', '=', id).execute();
  await db
    .deleteFrom('mails')
    .where((mail) => mail.or([mail('recipient', '=', email), mail('about_email', '=', email)]))
    .execute();
}
