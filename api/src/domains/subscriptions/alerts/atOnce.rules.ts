/** First and last hour in Aruba in which alerts are mailed at once, so that no mails are sent at night. */
export const FIRST_HOUR = 7;
export const LAST_HOUR = 20;
/** Matches within this time of a mail wait for the next one. */
export const PAUSE_MINUTES = 60;
/** A mail waits until no new vacancy has matched for `QUIET_MS`, at most `LONGEST_WAIT_MS` after the first match. */
const QUIET_MS = 2 * 60_000;
const LONGEST_WAIT_MS = 4 * 60_000;

/** Aruba has UTC-4 all year. */
export function isQuietHour(now: Date): boolean {
  const hour = (now.getUTCHours() + 20) % 24;
  return hour < FIRST_HOUR || hour > LAST_HOUR;
}

/** Returns true when matches with these times of publication are due to be mailed together. */
export function isComplete(published: readonly Date[], now: Date): boolean {
  const times = published.map((each) => now.getTime() - each.getTime());
  return Math.min(...times) >= QUIET_MS || Math.max(...times) >= LONGEST_WAIT_MS;
}
