import type { ApplicationStatus } from '@cpa/shared/contracts';
import { DEFAULT_LOCALE, formatsFor } from '@cpa/shared/server';
import { DomainError, invalidField } from '../../../platform/errors/domainError.ts';

/** Time in seconds during which a status change can be undone, before the applicant sees it or is mailed. */
export const UNDO_SECONDS = 10;

/** Longest time in seconds from a change to its effect, for a recruiter who stays at the undo button. */
export const MAX_UNDO_SECONDS = 60;

interface Facts {
  current: ApplicationStatus;
  /** Status that the applicant still sees, while a change is pending. */
  previous: ApplicationStatus | null;
  requested: ApplicationStatus;
  /** Status that the caller saw when choosing. */
  known: ApplicationStatus | undefined;
}

interface LastChange {
  by: string;
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
  locale = DEFAULT_LOCALE,
): 'none' | 'cancel' | 'change' {
  if (requested === 'withdrawn') {
    throw invalidField('status', 'Only the applicant can withdraw an application. Choose another status.');
  }
  if (current === 'withdrawn') {
    throw new DomainError(
      409,
      'application_withdrawn',
      'The applicant has withdrawn this application, so its status can no longer change.',
    );
  }
  if (known !== undefined && known !== current) throw statusChanged(current, last, locale);
  if (requested === current) return 'none';
  return requested === previous ? 'cancel' : 'change';
}

function statusChanged(
  current: ApplicationStatus,
  last: LastChange | undefined,
  locale: string,
): DomainError {
  const who = last
    ? `${last.by} changed the status to ${LABELS[current]} at ${formatsFor(locale).formatTime(last.at)}`
    : `The status is now ${LABELS[current]}`;
  return new DomainError(409, 'status_changed', `${who}. Nothing was saved. Check it, then choose again.`);
}

/** Labels of the recruiter's pages. */
const LABELS: Record<ApplicationStatus, string> = {
  new: 'New',
  viewed: 'Viewed',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** @throws DomainError 409 once the change is effective or another one has superseded it. */
export function assertCanUndo(change: { is_effective: boolean; superseded_at: Date | null }): void {
  if (change.superseded_at !== null) {
    throw new DomainError(
      409,
      'status_changed',
      'The status has changed again since. Undo the latest change instead.',
    );
  }
  if (change.is_effective) {
    throw new DomainError(
      409,
      'already_effective',
      'It is too late to undo: the applicant can already see this status. Choose another status instead.',
    );
  }
}
