const DAY_MS = 86_400_000;
/** Aruba keeps UTC-4 all year. */
const ARUBA_OFFSET_MS = 4 * 3_600_000;

/** Whole days until the last day to apply, in Aruba: 0 on that day itself, negative afterwards. */
export function daysLeft(validThrough: string, now: Date): number {
  const today = Math.floor((now.getTime() - ARUBA_OFFSET_MS) / DAY_MS);
  return Math.floor(Date.parse(`${validThrough}T00:00:00Z`) / DAY_MS) - today;
}
