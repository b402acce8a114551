import type { ApplicationStatus } from '../../contracts/index.ts';
import type { BadgeTone } from '../../ui/badge/Badge.tsx';

/** Audience of a status. Labels for applicants are softer. */
export type StatusAudience = 'recruiter' | 'applicant';

const tones: Record<ApplicationStatus, Record<StatusAudience, BadgeTone>> = {
  new: { recruiter: 'info', applicant: 'info' },
  viewed: { recruiter: 'neutral', applicant: 'info' },
  shortlisted: { recruiter: 'warning', applicant: 'success' },
  interview: { recruiter: 'warning', applicant: 'success' },
  offer: { recruiter: 'success', applicant: 'success' },
  hired: { recruiter: 'success', applicant: 'success' },
  rejected: { recruiter: 'danger', applicant: 'neutral' },
  withdrawn: { recruiter: 'neutral', applicant: 'neutral' },
};

export const applicationStatusTone = (status: ApplicationStatus, audience: StatusAudience): BadgeTone =>
  tones[status][audience];
