import type { ApplicationStatus } from '@cpa/shared/contracts';
import { DomainError, invalidField } from '../../../platform/errors/domainError.ts';

/** Time in seconds during which a status change can be undone, before the applicant sees it or is mailed. */
export const UNDO_SECONDS = 10;

/** Longest time in seconds from a change to its effect, for a recruiter who stays at the undo button. */
export const MAX_UNDO_SECONDS = 60;

interface Facts {
  current: ApplicationStatus;
  /** Status that the applicant sees while a change is pending. */
  previous: ApplicationStatus | null;
  requested: ApplicationStatus;
  /** Status that the caller saw when choosing. */
  known: ApplicationStatus | undefined;
}

interface LastChange {
  /** Null: an account that was deleted. */
  by: string | null;
  at: Date;
}

/**
 * Decides what a requested status does: nothing, cancel the pending change because it leads back to what the
 * applicant sees, or change.
 * @throws DomainError 422 for `withdrawn`, 409 for a withdrawn application or when the caller saw another status.
 */
export function decideChange(
  { current, previous, requested, known }: Facts,
  last: LastChange | undefined,
): 'none' | 'cancel' | 'change' {
  if (requested === 'withdrawn') {
    throw invalidField('status', 'only_applicant_withdraws');
  }
  if (current === 'withdrawn') {
    throw new DomainError(409, 'application_withdrawn');
  }
  if (known !== undefined && known !== current) throw statusChanged(current, last);
  if (requested === current) return 'none';
  return requested === previous ? 'cancel' : 'change';
}

function statusChanged(status: ApplicationStatus, last: LastChange | undefined): DomainError {
  const who = last?.by
    ? { isKnown: 'yes', name: last.by, time: last.at.toISOString() }
    : { isKnown: 'no', name: '', time: '' };
  return new DomainError(409, 'status_changed', { ...who, status });
}

/** @throws DomainError 409 once the change is effective or another one has superseded it. */
export function assertCanUndo(change: { is_effective: boolean; superseded_at: Date | null }): void {
  if (change.superseded_at !== null) {
    throw new DomainError(409, 'status_changed_again');
  }
  if (change.is_effective) {
    throw new DomainError(409, 'already_effective');
  }
}
