import type { Role } from '@cpa/shared/contracts';
import type { SessionStatus } from '@cpa/shared/session';

/** What somebody may do about applying. `wait`: not known yet who this is. */
export type ApplyAccess = 'apply' | 'signIn' | 'notApplicant' | 'wait';

export function applyAccess(status: SessionStatus, role: Role | null): ApplyAccess {
  if (status === 'unauthenticated') return 'signIn';
  if (status === 'loading' || role === null) return 'wait';
  return role === 'applicant' ? 'apply' : 'notApplicant';
}
