import { hash, timingSafeEqual } from 'node:crypto';

/** Compares secrets in constant time, whatever their lengths. */
export function timingSafeEqualText(given: string, right: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', right, 'buffer'));
}
