import type { ChartDay } from '@cpa/shared/contracts';

export type ChartSums = { views: number; applications: number; viewsPerApplication: number | null };

export function sumDays(days: readonly Pick<ChartDay, 'views' | 'applications'>[]): ChartSums {
  const views = days.reduce((sum, day) => sum + day.views, 0);
  const applications = days.reduce((sum, day) => sum + day.applications, 0);
  return {
    views,
    applications,
    viewsPerApplication: applications === 0 ? null : Math.round((views / applications) * 10) / 10,
  };
}

/** Change in per cent; null when there is nothing to compare with. */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** Growth in per cent from which a factor reads better. */
const MAX_PERCENT = 300;

/** Returns the factor between two values; null for changes that read well in per cent. */
export function growthFactor(now: number, before: number): number | null {
  const change = changeInPercent(now, before);
  return change === null || change < MAX_PERCENT ? null : Math.round(now / before);
}

/** Index of the day after a key press; null for keys that do not move. */
export function dayAfterKey(key: string, index: number, last: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(index + 1, last);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return null;
}
