const HOUR = 3_600_000;

/** Dates of the demo relative to one instant, so that the demo always looks current. */
export interface DemoClock {
  hoursAgo(hours: number): Date;
  /** Day in Aruba (UTC-4), as `2026-11-20`; negative: in the past. */
  dayIn(days: number): string;
  /** Month, as `2026-11`. */
  monthAgo(months: number): string;
}

export function demoClock(now: Date): DemoClock {
  return {
    hoursAgo: (hours) => new Date(now.getTime() - hours * HOUR),
    dayIn: (days) => new Date(now.getTime() + (days * 24 - 4) * HOUR).toISOString().slice(0, 10),
    monthAgo: (months) => {
      const day = new Date(now.getTime() - 4 * HOUR);
      return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - months, 1))
        .toISOString()
        .slice(0, 7);
    },
  };
}
