import { type ApplicantListItem, dayInAruba } from '@cpa/shared/contracts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Until then, a late evening is not a day ago: the same limit as that of `formatAgo`. */
const SAME_DAY_MS = 6 * 60 * 60 * 1000;

/** Returns the calendar days in Aruba since the stage began, and whether that is longer than an applicant should wait. */
export function daysInStage(
  { status, stage_since }: Pick<ApplicantListItem, 'status' | 'stage_since'>,
  now = Date.now(),
): { days: number; isSlow: boolean } {
  const since = Date.parse(stage_since);
  const days =
    now - since < SAME_DAY_MS ? 0 : daysBetween(dayInAruba(new Date(since)), dayInAruba(new Date(now)));
  return { days, isSlow: days > (DAYS_ALLOWED[status] ?? Infinity) };
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Ended applications do not wait. */
const DAYS_ALLOWED: Partial<Record<ApplicantListItem['status'], number>> = {
  new: 3,
  viewed: 7,
  shortlisted: 7,
  interview: 7,
  offer: 7,
};
