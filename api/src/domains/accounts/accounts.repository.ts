import type { Locale, Profile, Registration, Role } from '@cpa/shared/contracts';
import type { Executor } from '../../platform/database/executor.ts';

/**
 * Creates an account, without a password when `passwordHash` is null.
 * @returns the id of the new account; undefined when the e-mail address is taken.
 */
export async function insertAccount(
  db: Executor,
  role: Role,
  { name, email, language }: Omit<Registration, 'password'> & { language: Locale | null },
  passwordHash: string | null,
): Promise<number | undefined> {
  const row = await db
    .insertInto('accounts')
    .values({ role, name, email, language, password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Marks the e-mail address of the account as verified. @returns false if it was already. */
export async function markVerified(db: Executor, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ verified_at: new Date() })
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Leaves the account without a password until its owner chooses one. */
export async function clearPassword(db: Executor, id: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: null, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function readAddress(db: Executor, id: number): Promise<{ name: string; email: string }> {
  return await db
    .selectFrom('accounts')
    .select(['name', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function findByEmail(db: Executor, email: string): Promise<{ id: number; name: string }> {
  return await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}

export async function findCredentials(
  db: Executor,
  by: { email: string } | { id: number },
): Promise<{ id: number; password_hash: string | null } | undefined> {
  const query = db.selectFrom('accounts').select(['id', 'password_hash']);
  return await (
    'id' in by ? query.where('id', '=', by.id) : query.where('email', '=', by.email)
  ).executeTakeFirst();
}

/**
 * Locks the account unless it was erased or its password has changed.
 * @returns whether the account is locked.
 */
export async function lockUnchangedAccount(
  db: Executor,
  { id, password_hash }: { id: number; password_hash: string | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Serialises the changes of an account, so that lists stay within their limits and the last way to sign in remains. */
export async function lockAccount(db: Executor, accountId: number): Promise<void> {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

/** @returns false when the stored password is no longer the one before the change. */
export async function replacePassword(
  db: Executor,
  id: number,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ password_hash: after, updated_at: new Date() })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Changes an account. Its applicant profile shares the name. */
export async function updateAccount(
  db: Executor,
  id: number,
  changes: { name?: string; password_hash?: string; language?: Locale },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ ...changes, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
  if (changes.name === undefined) return;
  await db.updateTable('applicants').set({ name: changes.name }).where('account_id', '=', id).execute();
}

/** Stores the language of an account from before the languages, which has chosen none. */
export async function fillLanguage(db: Executor, id: number, language: Locale): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ language })
    .where('id', '=', id)
    .where('language', 'is', null)
    .execute();
}

/** Reads the profile of any role. The image of an applicant is the photo of the profile. */
export async function readProfile(db: Executor, id: number): Promise<Profile> {
  const account = await db
    .selectFrom('accounts as a')
    .leftJoin('applicants as p', 'p.account_id', 'a.id')
    .select([
      'a.id',
      'a.role',
      'a.name',
      'a.email',
      'a.image',
      'a.verified_at',
      'p.id as applicant_id',
      'p.photo',
    ])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
  const companies = await db
    .selectFrom('memberships as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select(['c.id', 'c.name', 'c.slug', 'c.logo', 'm.membership'])
    .where('m.account_id', '=', id)
    .orderBy('m.created_at')
    .orderBy('c.id')
    .execute();
  const { verified_at, photo, image, ...rest } = account;
  return { ...rest, image: photo ?? image, verified: verified_at !== null, companies };
}
