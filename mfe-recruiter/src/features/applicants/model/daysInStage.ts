import type { ApplicantListItem } from '@cpa/shared/contracts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the full days in the current stage, and whether that is longer than an applicant should wait. */
export function daysInStage(
  { status, stage_since }: Pick<ApplicantListItem, 'status' | 'stage_since'>,
  now = Date.now(),
): { days: number; isSlow: boolean } {
  const days = Math.max(0, Math.floor((now - Date.parse(stage_since)) / DAY_MS));
  return { days, isSlow: days > (DAYS_ALLOWED[status] ?? Infinity) };
}

/** Ended applications do not wait. */
const DAYS_ALLOWED: Partial<Record<ApplicantListItem['status'], number>> = {
  new: 3,
  viewed: 7,
  shortlisted: 7,
  interview: 7,
  offer: 7,
};
