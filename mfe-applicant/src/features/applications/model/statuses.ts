import { type ApplicantApplication, type ApplicationStatus, FINAL_STATUSES } from '@cpa/shared/contracts';

/** Returns whether nothing more can happen to an application. */
export const hasEnded = (status: ApplicationStatus): boolean => FINAL_STATUSES.includes(status);

/** Returns whether the company or the applicant decided; an offer still waits for an answer. */
export const isDecided = (status: ApplicationStatus): boolean => status === 'offer' || hasEnded(status);

/**
 * Returns the cause that ended an application without a decision: the company closed the vacancy or has left. Null
 * otherwise, and while an interview is open that was arranged later or is not cancelled yet.
 */
export function endOf({ status, ended, interviews }: ApplicantApplication) {
  if (isDecided(status) || (ended?.cause !== 'vacancy_closed' && ended?.cause !== 'company_gone'))
    return null;
  const isOpen = interviews.some((each) => each.status === 'proposed' || each.status === 'confirmed');
  return isOpen ? null : ended.cause;
}

/** Returns whether an application has ended, by a decision or because its vacancy or company is gone. */
export const isOver = (application: ApplicantApplication): boolean =>
  hasEnded(application.status) || endOf(application) !== null;
