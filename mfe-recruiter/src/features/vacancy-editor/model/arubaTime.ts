const OFFSET_MS = 4 * 3_600_000;

/** Returns the day and minute in Aruba, as a `datetime-local` field holds them: `2026-12-01T08:00`. */
export function toArubaTime(instant: string | Date): string {
  return new Date(new Date(instant).getTime() - OFFSET_MS).toISOString().slice(0, 16);
}

/** Returns the instant of a day and minute in Aruba; null when it is not one. */
export function fromArubaTime(time: string): string | null {
  const instant = new Date(`${time}:00.000-04:00`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}
