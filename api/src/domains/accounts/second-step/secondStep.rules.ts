/** Wrong codes in a row before codes are refused for a while. */
export const MAX_WRONG_CODES = 5;
/** Minutes of that pause, and after which a wrong code is forgotten. */
export const PAUSE_MINUTES = 15;
/** Minutes between the first factor and the second. */
export const PENDING_MINUTES = 10;
export const TRUST_DAYS = 30;
/** Seconds for which an app shows a code. */
export const CODE_SECONDS = 30;

export interface CodeFailures {
  failures: number;
  failed_at: Date | null;
  paused_until: Date | null;
}

/** Minutes until codes are accepted again; 0 without a pause. */
export function pauseMinutes({ paused_until }: CodeFailures, now: Date): number {
  return paused_until ? Math.max(0, Math.ceil((paused_until.getTime() - now.getTime()) / 60_000)) : 0;
}

/** Returns the state after a wrong code. */
export function afterWrongCode({ failures, failed_at }: CodeFailures, now: Date): CodeFailures {
  const forgottenAt = now.getTime() - PAUSE_MINUTES * 60_000;
  const count = (failed_at && failed_at.getTime() > forgottenAt ? failures : 0) + 1;
  return count < MAX_WRONG_CODES
    ? { failures: count, failed_at: now, paused_until: null }
    : { failures: 0, failed_at: now, paused_until: new Date(now.getTime() + PAUSE_MINUTES * 60_000) };
}

/** Without signs that look alike: I, O, 0, 1. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Writes random bytes as a recovery code, for example 7K4P-9XQM. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const signs = Array.from(bytes.subarray(0, 8), (byte) => SIGNS[byte % SIGNS.length]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}

/** Reads a recovery code however it was typed. */
export const readRecoveryCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z\d]/g, '');
