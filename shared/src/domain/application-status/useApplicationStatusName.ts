import type { ApplicationStatus } from '../../contracts/index.ts';
import { useText } from '../messages/texts.ts';

/** Audience of a status. Labels for applicants are softer. */
export type StatusAudience = 'recruiter' | 'applicant';

/** Returns status labels for an audience: the applicant reads "Not chosen" where the recruiter reads "Rejected". */
export function useApplicationStatusName(audience: StatusAudience): (status: ApplicationStatus) => string {
  const t = useText();
  return (status) => t(`status.${audience}.${status}`);
}
