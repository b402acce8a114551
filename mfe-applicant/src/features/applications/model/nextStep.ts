import type { ApplicantApplication } from '@cpa/shared/contracts';
import { hasBegun } from './hasBegun.ts';

/** Returns the next step: an interview that needs a reply or is coming, otherwise the status. */
export function nextStep({
  status,
  interviews: [interview],
}: ApplicantApplication): ApplicantApplication['status'] | 'choose' | 'meet' {
  if (status !== 'interview' || !interview) return status;
  if (interview.status === 'proposed') return 'choose';
  const isComing = interview.status === 'confirmed' && interview.starts_at && !hasBegun(interview.starts_at);
  return isComing ? 'meet' : status;
}
