import type { ApplicationStatus } from '@cpa/shared/contracts';
import { DomainError } from '../../../platform/errors/domainError.ts';

/** Time in seconds during which a withdrawal can be undone, before the company is notified. */
export const UNDO_SECONDS = 10;

/** @throws DomainError 409 for an application that has ended. `status` is the one that the applicant sees. */
export function assertCanWithdraw(status: ApplicationStatus): void {
  if (status !== 'hired' && status !== 'rejected') return;
  throw new DomainError(409, status === 'hired' ? 'application_hired' : 'application_decided');
}

/** @throws DomainError 409 once the company was notified. */
export function assertCanUndoWithdrawal(notifiedAt: Date | null): void {
  if (notifiedAt === null) return;
  throw new DomainError(409, 'withdrawal_known');
}
