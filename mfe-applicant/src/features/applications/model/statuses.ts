import { type ApplicantApplication, type ApplicationStatus, FINAL_STATUSES } from '@cpa/shared/contracts';

/** Returns whether nothing more happens with an application. */
export const hasEnded = (status: ApplicationStatus): boolean => FINAL_STATUSES.includes(status);

/** Returns whether the company or the applicant decided; an offer still waits for an answer. */
export const isDecided = (status: ApplicationStatus): boolean => status === 'offer' || hasEnded(status);

/**
 * Returns what ended an application that is not decided: the company closed the vacancy or has left. An interview that is
 * arranged after the closing, and one that is still to be called off, goes on.
 */
export function endOf({ status, ended, interviews }: ApplicantApplication) {
  if (isDecided(status) || (ended?.cause !== 'vacancy_closed' && ended?.cause !== 'company_gone'))
    return null;
  const isOpen = interviews.some((each) => each.status === 'proposed' || each.status === 'confirmed');
  return isOpen ? null : ended.cause;
}

/** Returns whether an application goes no further, by a decision or because its vacancy or company is gone. */
export const isOver = (application: ApplicantApplication): boolean =>
  hasEnded(application.status) || endOf(application) !== null;
