import { randomBytes } from 'node:crypto';
import type { CompanyCreate, CompanyUpdate, OwnCompany } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor.ts';
import { selectCompany, toCompany } from './company.repository.ts';
import { slugOf } from './company.rules.ts';

/** Includes the URLs of uploaded images. */
type Stored<T> = Omit<T, 'logo' | 'cover'> & {
  logo?: string | null | undefined;
  cover?: string | null | undefined;
};

/**
 * Inserts a company and its owner.
 * @returns its id.
 */
export async function insertCompany(
  db: Executor,
  ownerId: number,
  company: Stored<CompanyCreate>,
): Promise<number> {
  const id = await insertUnderFreeSlug(db, company);
  await db
    .insertInto('memberships')
    .values({ company_id: id, account_id: ownerId, membership: 'owner' })
    .execute();
  return id;
}

export async function updateCompany(db: Executor, id: number, update: Stored<CompanyUpdate>): Promise<void> {
  await db
    .updateTable('companies')
    .set({ ...given(update), updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Locks the company and reads the account's membership; undefined without one. */
export async function lockMembership(
  db: Executor,
  accountId: number,
  companyId: number,
): Promise<OwnCompany['membership'] | undefined> {
  const row = await db
    .selectFrom('companies as c')
    .innerJoin('memberships as m', 'm.company_id', 'c.id')
    .select('m.membership')
    .where('c.id', '=', companyId)
    .where('m.account_id', '=', accountId)
    .forNoKeyUpdate('c')
    .executeTakeFirst();
  return row?.membership;
}

/** Reads a company of the account with the fields that only its recruiters see. */
export async function readOwnCompany(
  db: Executor,
  accountId: number,
  id: number,
): Promise<OwnCompany | undefined> {
  const row = await selectCompany(db, id)
    .innerJoin('memberships as own', 'own.company_id', 'c.id')
    .select(['c.careers_url', 'c.legal_name', 'c.registration_number', 'c.tax_number', 'own.membership'])
    .where('own.account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { careers_url, legal_name, registration_number, tax_number, membership } = row;
  return { ...toCompany(row), careers_url, legal_name, registration_number, tax_number, membership };
}

/** Companies may share a name; the slug of a later one gets a number. */
async function insertUnderFreeSlug(db: Executor, company: Stored<CompanyCreate>): Promise<number> {
  const slug = slugOf(company.name);
  for (const end of ['', '-2', '-3', '-4', `-${randomBytes(6).toString('hex')}`]) {
    const row = await db
      .insertInto('companies')
      .values({ name: company.name, ...given(company), slug: slug + end })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) return row.id;
  }
  throw new Error(`No address is free for a company named ${slug}.`);
}

function given<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}
