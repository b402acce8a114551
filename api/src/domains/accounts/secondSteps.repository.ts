import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor.ts';
import type { NewRecoveryCodes } from './second-step/recoveryCodes.ts';
import type { CodeFailures } from './second-step/secondStep.rules.ts';

export interface StoredSecondStep extends CodeFailures {
  enabled_at: Date | null;
  app_secret: Buffer | null;
  app_confirmed_at: Date | null;
  app_last_step: number;
  recovery_salt: Buffer | null;
}

/** Locks the second step of an account, so that wrong codes are counted one by one. */
export async function lockSecondStep(db: Executor, accountId: number): Promise<StoredSecondStep | undefined> {
  return await db
    .selectFrom('second_steps')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

export async function isSecondStepOn(db: Executor, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('second_steps')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('enabled_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Checks that the account has a second step and that the session gave a second factor. */
export async function isSessionSecured(db: Executor, familyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('session_families as f')
    .innerJoin('second_steps as s', 's.account_id', 'f.account_id')
    .select('f.id')
    .where('f.id', '=', familyId)
    .where('f.second_step_at', 'is not', null)
    .where('s.enabled_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the secret of a new app, which works once it has shown a right code. */
export async function writeNewApp(db: Executor, accountId: number, secret: Buffer): Promise<void> {
  const app = { app_secret: secret, app_confirmed_at: null, app_last_step: 0 };
  await db
    .insertInto('second_steps')
    .values({ account_id: accountId, ...app })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(app))
    .execute();
}

/** Changes the second step, which exists. */
export async function updateSecondStep(
  db: Executor,
  accountId: number,
  changes: Partial<StoredSecondStep>,
): Promise<void> {
  await db.updateTable('second_steps').set(changes).where('account_id', '=', accountId).execute();
}

/** Turns the second step on, and marks the session as one that has given it. */
export async function turnOn(
  db: Executor,
  { id, familyId }: { id: number; familyId: string },
): Promise<void> {
  const now = sql<Date>`now()`;
  await db
    .insertInto('second_steps')
    .values({ account_id: id, enabled_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ enabled_at: now }))
    .execute();
  await db.updateTable('session_families').set({ second_step_at: now }).where('id', '=', familyId).execute();
}

/** Removes the second step with app, recovery codes and trusted devices. Passkeys stay, to sign in with. */
export async function deleteSecondStep(db: Executor, accountId: number): Promise<void> {
  for (const table of ['second_steps', 'recovery_codes', 'pending_sign_ins'] as const)
    await db.deleteFrom(table).where('account_id', '=', accountId).execute();
  await endTrust(db, accountId);
}

/** Replaces every recovery code of an account whose second step exists. */
export async function writeRecoveryCodes(
  db: Executor,
  accountId: number,
  { salt, hashes }: NewRecoveryCodes,
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await updateSecondStep(db, accountId, { recovery_salt: salt });
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute();
}

/** Uses up a recovery code. @returns false for one that does not exist or was used. */
export async function takeRecoveryCode(db: Executor, accountId: number, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Ends the trust in every device: the second factor changed. */
export async function endTrust(db: Executor, accountId: number): Promise<void> {
  await db.deleteFrom('trusted_devices').where('account_id', '=', accountId).execute();
}

/** True for a second step without an app and without a passkey, which nobody could pass but with a recovery code. */
export async function lacksWays(db: Executor, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('second_steps as s')
    .select('s.account_id')
    .where('s.account_id', '=', accountId)
    .where('s.enabled_at', 'is not', null)
    .where('s.app_confirmed_at', 'is', null)
    .where((step) =>
      step.not(
        step.exists(
          step.selectFrom('passkeys as p').select('p.id').whereRef('p.account_id', '=', 's.account_id'),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}
