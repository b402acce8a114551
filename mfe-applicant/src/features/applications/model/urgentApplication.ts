import type { ApplicantApplication } from '@cpa/shared/contracts';
import { isOver } from './statuses.ts';

/** An application that needs an action of the applicant. */
export type UrgentApplication = { application: ApplicantApplication; kind: 'off' | 'interview' | 'offer' };

/**
 * Returns the application to open first: an interview that was called off, until that was read, then proposed times,
 * then an offer.
 */
export function urgentApplication(applications: readonly ApplicantApplication[]): UrgentApplication | null {
  const off = applications.find(({ off_notification_id }) => off_notification_id !== null);
  if (off) return { application: off, kind: 'off' };
  const invited = applications.find(
    (each) => !isOver(each) && each.interviews.some((interview) => interview.status === 'proposed'),
  );
  if (invited) return { application: invited, kind: 'interview' };
  const offered = applications.find(({ status }) => status === 'offer');
  return offered ? { application: offered, kind: 'offer' } : null;
}

/** Counts the current applications and those that ended. */
export function countApplications(applications: readonly ApplicantApplication[]) {
  const ended = applications.filter(isOver).length;
  return { going: applications.length - ended, ended };
}

/** Moves ended applications behind the others and keeps the order otherwise. */
export function endedLast<Application extends ApplicantApplication>(applications: readonly Application[]) {
  return applications.toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)));
}
