import type { Executor } from '../../platform/database/executor.ts';
import { DomainError } from '../../platform/errors/domainError.ts';
import type { Caller } from './caller.ts';
import { requirePassword } from './requirePassword.ts';
import { isSessionRecent } from './sessions/sessions.repository.ts';

/** Minutes after a sign-in for which a change of the security settings needs no password. */
const RECENT_MINUTES = 15;

/**
 * Protects a change of the security settings from whoever finds an open session.
 * @throws DomainError 403 for a session from earlier without a password, 422 for a wrong password.
 */
export async function requireRecentSignIn(
  db: Executor,
  { id, familyId }: Pick<Caller, 'id' | 'familyId'>,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) return await requirePassword(db, id, password);
  if (!(await isSessionRecent(db, familyId, RECENT_MINUTES))) throw new DomainError(403, 'confirm_password');
}
