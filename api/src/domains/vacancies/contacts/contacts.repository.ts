import type { Executor } from '../../../platform/database/executor.ts';

/** Contact of the vacancies of a company. */
export interface VacancyContact {
  companyId: number;
  email: string;
}

/** Remembers the contact of a published vacancy, so that its owner is asked once. */
export async function recordContact(
  db: Executor,
  { companyId, email }: { companyId: number; email: string | null },
): Promise<void> {
  if (email === null) return;
  await db
    .insertInto('vacancy_contacts')
    .values({ company_id: companyId, email })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Locks contacts that were not asked yet, and marks them as asked. */
export async function takeUnasked(
  db: Executor,
  most: number,
): Promise<(VacancyContact & { company: string })[]> {
  const rows = await db
    .with('unasked', (scope) =>
      scope
        .selectFrom('vacancy_contacts')
        .select(['company_id', 'email'])
        .where('asked_at', 'is', null)
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('vacancy_contacts as c')
    .from('unasked')
    .innerJoin('companies', 'companies.id', 'unasked.company_id')
    .set({ asked_at: new Date() })
    .whereRef('c.company_id', '=', 'unasked.company_id')
    .whereRef('c.email', '=', 'unasked.email')
    .returning(['c.company_id', 'c.email', 'companies.name'])
    .execute();
  return rows.map(({ company_id, email, name }) => ({ companyId: company_id, email, company: name }));
}

/** True for a contact that was asked, whether it has confirmed or not. */
export async function isAsked(db: Executor, contact: VacancyContact): Promise<boolean> {
  return (await findContact(db, contact)) !== undefined;
}

/** Marks a contact as confirmed. Idempotent. @returns false for an unknown contact */
export async function confirmContact(db: Executor, { companyId, email }: VacancyContact): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('vacancy_contacts')
    .set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(new Date())) }))
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * True for an address that has proved to be its owner's: by the mailed link, or as the verified address of a member of
 * the company.
 */
export async function isProvenContact(db: Executor, contact: VacancyContact): Promise<boolean> {
  if ((await findContact(db, contact))?.confirmed_at) return true;
  const member = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select('a.id')
    .where('m.company_id', '=', contact.companyId)
    .where('a.email', '=', contact.email)
    .where('a.verified_at', 'is not', null)
    .executeTakeFirst();
  return member !== undefined;
}

async function findContact(
  db: Executor,
  { companyId, email }: VacancyContact,
): Promise<{ confirmed_at: Date | null } | undefined> {
  return await db
    .selectFrom('vacancy_contacts')
    .select('confirmed_at')
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .executeTakeFirst();
}
