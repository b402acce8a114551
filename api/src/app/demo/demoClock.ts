import { addDays, dayInAruba, monthAfter } from '@cpa/shared/contracts';

const HOUR = 3_600_000;

/** Dates of the demo relative to one instant, so that the demo always looks current. */
export interface DemoClock {
  hoursAgo(hours: number): Date;
  /** Day in Aruba (UTC-4), for example `2026-11-20`; a negative number is in the past. */
  dayIn(days: number): string;
  /** Month, for example `2026-11`. */
  monthAgo(months: number): string;
}

export function demoClock(now: Date): DemoClock {
  return {
    hoursAgo: (hours) => new Date(now.getTime() - hours * HOUR),
    dayIn: (days) => addDays(dayInAruba(now), days),
    monthAgo: (months) => monthAfter(dayInAruba(now), -months).slice(0, 7),
  };
}
