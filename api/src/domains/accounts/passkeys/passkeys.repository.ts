import type { Passkeys } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';

export async function readPasskeys(db: Executor, accountId: number): Promise<Passkeys['passkeys']> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

/** Lists the passkeys in the form in which options name them to a browser. */
export async function readCredentials(
  db: Executor,
  accountId: number,
): Promise<{ id: string; transports: string[] }[]> {
  return await db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('account_id', '=', accountId)
    .execute();
}

interface StoredPasskey {
  id: number;
  account_id: number;
  public_key: Buffer;
  counter: number;
}

/** Finds the passkey of a credential and locks it, so that its counter rises once for each use. */
export async function lockPasskey(db: Executor, credentialId: string): Promise<StoredPasskey | undefined> {
  return await db
    .selectFrom('passkeys')
    .select(['id', 'account_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();
}

/** @returns false when the passkey is in use, by this account or another one. */
export async function insertPasskey(
  db: Executor,
  passkey: {
    account_id: number;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    name: string;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function recordPasskeyUse(db: Executor, id: number, counter: number): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** @returns false when the account has no such passkey. */
export async function updatePasskeyName(
  db: Executor,
  accountId: number,
  { id, name }: { id: number; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** @returns the name of the removed passkey; undefined when the account has no such passkey. */
export async function deletePasskey(
  db: Executor,
  accountId: number,
  id: number,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
