import type { ApplicationStatus } from '@cpa/shared/contracts';

/** Stages from application to hiring. */
export const STAGES = [
  'new',
  'viewed',
  'shortlisted',
  'interview',
  'offer',
  'hired',
] as const satisfies ApplicationStatus[];

/** Returns the most likely next status. */
export function nextStatus(status: ApplicationStatus): ApplicationStatus {
  const index = STAGES.findIndex((stage) => stage === status);
  if (index === -1) return 'shortlisted';
  return STAGES[Math.max(index + 1, 2)] ?? 'rejected';
}
