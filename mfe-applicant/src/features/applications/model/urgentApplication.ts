import type { ApplicantApplication } from '@cpa/shared/contracts';
import { hasEnded } from './statuses.ts';

/** An application that waits for the applicant. */
export type UrgentApplication = { application: ApplicantApplication; kind: 'interview' | 'offer' };

/** Returns the application to answer first: proposed interview times, then an offer. */
export function urgentApplication(applications: readonly ApplicantApplication[]): UrgentApplication | null {
  const invited = applications.find(
    ({ interviews, status }) =>
      !hasEnded(status) && interviews.some((interview) => interview.status === 'proposed'),
  );
  if (invited) return { application: invited, kind: 'interview' };
  const offered = applications.find(({ status }) => status === 'offer');
  return offered ? { application: offered, kind: 'offer' } : null;
}

/** Counts the applications that go on and those that ended. */
export function countApplications(applications: readonly ApplicantApplication[]) {
  const ended = applications.filter(({ status }) => hasEnded(status)).length;
  return { going: applications.length - ended, ended };
}

/** Moves ended applications behind the others and keeps the order otherwise. */
export function endedLast<Application extends ApplicantApplication>(applications: readonly Application[]) {
  return applications.toSorted((a, b) => Number(hasEnded(a.status)) - Number(hasEnded(b.status)));
}
