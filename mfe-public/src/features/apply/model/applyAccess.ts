import type { Role } from '@cpa/shared/contracts';
import type { SessionStatus } from '@cpa/shared/session';

/** Access to the application form. `wait`: the session is still loading. */
export type ApplyAccess = 'apply' | 'signIn' | 'notApplicant' | 'wait';

export function applyAccess(status: SessionStatus, role: Role | null): ApplyAccess {
  if (status === 'unauthenticated') return 'signIn';
  if (status === 'loading' || role === null) return 'wait';
  return role === 'applicant' ? 'apply' : 'notApplicant';
}
