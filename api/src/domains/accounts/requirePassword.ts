import type { Executor } from '../../platform/database/executor.ts';
import { type DomainError, invalidField } from '../../platform/errors/domainError.ts';
import { findCredentials } from './accounts.repository.ts';
import { verifyPassword } from './password.ts';

/**
 * Verifies the password of an account. Slow, so call it before a transaction.
 * @throws DomainError 422 for a wrong password.
 */
export async function requirePassword(db: Executor, accountId: number, password: string): Promise<void> {
  const stored = await findCredentials(db, { id: accountId });
  if (stored?.password_hash === null) throw noPassword('password');
  if (!stored || !(await verifyPassword(password, stored.password_hash))) {
    throw invalidField('password', 'password_wrong');
  }
}

/** Error for an account whose password was cleared. */
export function noPassword(field: string): DomainError {
  return invalidField(field, 'no_password');
}
