import type { VacancyStatus } from '@cpa/shared/contracts';
import { DomainError } from '../../../platform/errors/domainError.ts';

export type VacancyAction = 'publish' | 'withdraw' | 'delete' | 'extend' | 'close' | 'repost' | 'sponsor';

/** Statuses that allow each action. Editing is always allowed. */
const ALLOWED: Record<VacancyAction, VacancyStatus[]> = {
  publish: ['draft'],
  withdraw: ['draft'],
  delete: ['draft', 'closed', 'expired'],
  extend: ['open'],
  close: ['open'],
  repost: ['closed', 'expired'],
  sponsor: ['open'],
};

/** @throws DomainError 409 when the status does not allow the action. */
export function assertAllowed(action: VacancyAction, status: VacancyStatus): void {
  if (!ALLOWED[action].includes(status)) throw new DomainError(409, 'wrong_status', { action, status });
}

/** @throws DomainError 409: a vacancy with applications is not deleted. */
export function assertNoApplicants(applicants: number): void {
  if (applicants === 0) return;
  throw new DomainError(409, 'has_applicants');
}

/** @throws DomainError 403: a recruiter with an unverified e-mail address may prepare drafts only. */
export function assertVerifiedFor(isPublic: boolean, { verified }: { verified: boolean }): void {
  if (verified || !isPublic) return;
  throw new DomainError(403, 'not_verified_to_publish');
}
