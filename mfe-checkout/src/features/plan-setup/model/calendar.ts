import { addDays, monthAfter } from '@cpa/shared/contracts';

/** 0 for Sunday to 6. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Returns the weeks of a month from Sunday on, with null for the days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const end = monthAfter(month, 1);
  const weeks: (string | null)[][] = [];
  for (let day = addDays(month, -weekdayOf(month)); day < end; day = addDays(day, 7)) {
    const week = Array.from({ length: 7 }, (_, offset) => addDays(day, offset));
    weeks.push(week.map((each) => (each >= month && each < end ? each : null)));
  }
  return weeks;
}

/** Returns the day that a key leads to from `day`, or null for other keys. */
export function dayAtKey(day: string, key: string): string | null {
  const move = STEPS[key];
  if (move) return addDays(day, move);
  if (key === 'Home') return addDays(day, -weekdayOf(day));
  if (key === 'End') return addDays(day, 6 - weekdayOf(day));
  if (key === 'PageUp' || key === 'PageDown') {
    const month = monthAfter(day, key === 'PageUp' ? -1 : 1);
    const last = addDays(monthAfter(month, 1), -1);
    const same = `${month.slice(0, 8)}${day.slice(8)}`;
    return same < last ? same : last;
  }
  return null;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
