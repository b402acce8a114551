const HOUR = 3_600_000;

/** Moments of the demo, all counted from one instant so that it looks alive whenever it is loaded. */
export interface DemoClock {
  hoursAgo(hours: number): Date;
  /** A day in Aruba (UTC-4), as `2026-11-20`; negative: in the past. */
  dayIn(days: number): string;
  /** A month, as `2026-11`. */
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
