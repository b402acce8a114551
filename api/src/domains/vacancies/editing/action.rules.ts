import type { VacancyStatus } from '@cpa/shared/contracts';
import { DomainError } from '../../../platform/errors/domainError.ts';

export type VacancyAction = 'publish' | 'withdraw' | 'delete' | 'extend' | 'close' | 'repost' | 'sponsor';

/** Statuses that allow each action, and the message otherwise. Editing is always allowed. */
const RULES: Record<VacancyAction, { from: VacancyStatus[]; sentence: string }> = {
  publish: { from: ['draft'], sentence: 'Only a draft can be published; repost this vacancy instead.' },
  withdraw: {
    from: ['draft'],
    sentence: 'A vacancy that was published cannot become a draft again; close it instead.',
  },
  delete: {
    from: ['draft', 'closed', 'expired'],
    sentence: 'An open vacancy cannot be deleted; please close it first.',
  },
  extend: { from: ['open'], sentence: 'Only an open vacancy can be extended.' },
  close: { from: ['open'], sentence: 'Only an open vacancy can be closed.' },
  repost: { from: ['closed', 'expired'], sentence: 'Only a closed or expired vacancy can be reposted.' },
  sponsor: { from: ['open'], sentence: 'Only an open vacancy can be sponsored.' },
};

const STATES: Record<VacancyStatus, string> = {
  draft: 'This one is a draft.',
  open: 'This one is open.',
  closed: 'This one is closed.',
  expired: 'This one has expired.',
};

/** @throws DomainError 409 when the status does not allow the action. */
export function assertAllowed(action: VacancyAction, status: VacancyStatus): void {
  const { from, sentence } = RULES[action];
  if (!from.includes(status)) throw new DomainError(409, 'wrong_status', `${sentence} ${STATES[status]}`);
}

/** @throws DomainError 409: a vacancy with applications is not deleted. */
export function assertNoApplicants(applicants: number): void {
  if (applicants === 0) return;
  throw new DomainError(
    409,
    'has_applicants',
    'People have applied to this vacancy, so it is kept for them and for you. It is closed and nobody else finds it.',
  );
}

/** @throws DomainError 403: a recruiter with an unverified e-mail address may prepare drafts only. */
export function assertVerifiedFor(isPublic: boolean, { verified }: { verified: boolean }): void {
  if (verified || !isPublic) return;
  throw new DomainError(
    403,
    'not_verified',
    'Please verify your e-mail address first. Until then you can prepare drafts.',
  );
}
