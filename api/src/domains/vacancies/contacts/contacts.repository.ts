import type { Locale } from '@cpa/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { isReachable } from '../../accounts/reachable.repository.ts';

/** Contact of the vacancies of a company. */
export interface VacancyContact {
  companyId: number;
  email: string;
}

/** Days that the link of a mail works, after which the owner of an e-mail address may be asked again. */
export const ASK_DAYS = 30;

/**
 * Stores the contact of a published vacancy, so that its owner is asked: once, and again when the vacancy is saved or
 * published after the link has expired unused. A contact that has ended the mails is not asked again.
 */
export async function recordContact(
  db: Executor,
  { companyId, email }: { companyId: number; email: string | null },
): Promise<void> {
  if (email === null) return;
  await db
    .insertInto('vacancy_contacts')
    .values({ company_id: companyId, email })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'email'])
        .doUpdateSet({ asked_at: null })
        .where('vacancy_contacts.confirmed_at', 'is', null)
        .where('vacancy_contacts.ended_at', 'is', null)
        .where('vacancy_contacts.asked_at', '<', linkExpiry()),
    )
    .execute();
}

/** Links of mails before this time have expired. */
function linkExpiry(): Date {
  return new Date(Date.now() - ASK_DAYS * 24 * 60 * 60_000);
}

/** Locks contacts that were not asked yet, and marks them as asked. `language` is that of the company. */
export async function takeUnasked(
  db: Executor,
  most: number,
): Promise<(VacancyContact & { company: string; language: Locale | null })[]> {
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
    .returning([
      'c.company_id',
      'c.email',
      'companies.name',
      ownerLanguage(sql.ref('c.company_id')).as('language'),
    ])
    .execute();
  return rows.map(({ company_id: companyId, name: company, ...rest }) => ({ ...rest, companyId, company }));
}

/** Reads the language of a company, for recipients without an account language. */
export async function readCompanyLanguage(db: Executor, companyId: number): Promise<Locale | null> {
  const { language } = await db
    .selectNoFrom(ownerLanguage(sql.val(companyId)).as('language'))
    .executeTakeFirstOrThrow();
  return language;
}

/** Language of a company's first owner. */
const ownerLanguage = (companyId: RawBuilder<number>): RawBuilder<Locale | null> => sql`(
  select a.language from memberships m join accounts a on a.id = m.account_id
  where m.company_id = ${companyId} and m.membership = 'owner' order by m.created_at, a.id limit 1
)`;

/** True for a contact whose link works: it has confirmed, or was asked in the last days. */
export async function canConfirm(db: Executor, contact: VacancyContact): Promise<boolean> {
  const found = await findContact(db, contact);
  if (found === undefined) return false;
  return found.confirmed_at !== null || (found.asked_at !== null && found.asked_at > linkExpiry());
}

/** Marks a contact as confirmed. Idempotent. @returns false for an unknown contact and an expired link */
export async function confirmContact(db: Executor, { companyId, email }: VacancyContact): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('vacancy_contacts')
    .set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(new Date())), ended_at: null }))
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .where((eb) => eb.or([eb('confirmed_at', 'is not', null), eb('asked_at', '>', linkExpiry())]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the mails to a contact. Idempotent. */
export async function endContact(db: Executor, { companyId, email }: VacancyContact): Promise<void> {
  await db
    .updateTable('vacancy_contacts')
    .set((eb) => ({ confirmed_at: null, ended_at: eb.fn.coalesce('ended_at', eb.val(new Date())) }))
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .execute();
}

/**
 * True for an e-mail address that has proved to be its owner's: by the mailed link, or as the verified e-mail address
 * of a member of the company.
 */
export async function isProvenContact(db: Executor, contact: VacancyContact): Promise<boolean> {
  if ((await findContact(db, contact))?.confirmed_at) return true;
  const member = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select('a.id')
    .where('m.company_id', '=', contact.companyId)
    .where('a.email', '=', contact.email)
    .where(isReachable('a'))
    .executeTakeFirst();
  return member !== undefined;
}

async function findContact(
  db: Executor,
  { companyId, email }: VacancyContact,
): Promise<{ asked_at: Date | null; confirmed_at: Date | null } | undefined> {
  return await db
    .selectFrom('vacancy_contacts')
    .select(['asked_at', 'confirmed_at'])
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .executeTakeFirst();
}
