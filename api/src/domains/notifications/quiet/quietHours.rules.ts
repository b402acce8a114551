import type { QuietHours } from '@cpa/shared/contracts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Aruba is four hours behind UTC all year. */
const OFFSET_MINUTES = 4 * 60;

/**
 * Returns the end of the quiet hours that contain `now`, whose first minute is quiet and whose last is not; null
 * outside of them. Hours that end before they start continue after midnight.
 */
export function quietUntil(hours: QuietHours | null, now: Date): Date | null {
  if (!hours) return null;
  const [from, to] = [minuteOf(hours.from), minuteOf(hours.to)];
  const minutes = Math.floor(now.getTime() / MINUTE_MS);
  const minute = (minutes - OFFSET_MINUTES) % DAY_MINUTES;
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const left = (to - minute + DAY_MINUTES) % DAY_MINUTES;
  return new Date((minutes + left) * MINUTE_MS);
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
