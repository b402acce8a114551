import type { ApplicationStatus } from '@cpa/shared/contracts';
import { DomainError } from '../../../platform/errors/domainError.ts';

/** Time in seconds during which a withdrawal can be undone, before the company is notified. */
export const UNDO_SECONDS = 10;

/** @throws DomainError 409 for an application that has ended. `status` is the one that the applicant sees. */
export function assertCanWithdraw(status: ApplicationStatus): void {
  if (status !== 'hired' && status !== 'rejected') return;
  const reason = status === 'hired' ? 'The company has hired you' : 'The company has already decided';
  throw new DomainError(
    409,
    'application_ended',
    `${reason}, so this application can no longer be withdrawn.`,
  );
}

/** @throws DomainError 409 once the company was notified. */
export function assertCanUndoWithdrawal(notifiedAt: Date | null): void {
  if (notifiedAt === null) return;
  throw new DomainError(
    409,
    'already_effective',
    'It is too late to undo: the company already knows that you withdrew. You can write to them.',
  );
}
