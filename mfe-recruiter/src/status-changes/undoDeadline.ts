/** Time in milliseconds that the server grants, and the part of it that the request to undo may take. */
export const GRANTED_MS = 10_000;
const RESERVE_MS = 500;

/**
 * Returns the time in milliseconds until which undo is offered: shortly before the first change takes effect. The
 * clocks of browser and server may differ, so a time that cannot be right is replaced by the granted time.
 */
export function undoDeadline(effectiveAt: readonly (string | null)[], now = Date.now()): number {
  const times = effectiveAt.flatMap((time) => (time === null ? [] : [Date.parse(time)]));
  const left = Math.min(...times) - now;
  const isPlausible = left > 0 && left <= GRANTED_MS;
  return now + (isPlausible ? left : GRANTED_MS) - RESERVE_MS;
}
