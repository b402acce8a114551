import type { ApplicationStatus } from '@cpa/shared/contracts';

/** Statuses that a recruiter can set, in the order of the choice. */
export const SETTABLE: readonly ApplicationStatus[] = [
  'new',
  'viewed',
  'shortlisted',
  'interview',
  'offer',
  'hired',
  'rejected',
];
