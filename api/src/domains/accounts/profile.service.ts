import type { Profile, ProfileUpdate } from '@cpa/shared/contracts';
import type { Database } from '../../platform/database/connect.ts';
import { readProfile, updateAccount } from './accounts.repository.ts';
import type { Caller } from './caller.ts';
import { preparePasswordChange, recordPasswordChange } from './passwords/changePassword.service.ts';

/**
 * Changes the name, the password or both in one transaction.
 * @throws DomainError 422 that names the field, for a wrong current password or a new one that the rules reject.
 */
export async function updateProfile(
  { db, siteUrl }: { db: Database; siteUrl: string },
  caller: Caller,
  { name, new_password: password, current_password: current = '' }: ProfileUpdate,
  requestId: string,
): Promise<Profile> {
  const change =
    password === undefined
      ? undefined
      : await preparePasswordChange(db, caller, { current, password, field: 'new_password' });
  await db.transaction().execute(async (trx) => {
    const renamed = { ...caller, name: name ?? caller.name };
    if (name !== undefined) await updateAccount(trx, caller.id, { name });
    if (change) await recordPasswordChange(trx, renamed, { change, siteUrl, requestId });
  });
  return await readProfile(db, caller.id);
}
