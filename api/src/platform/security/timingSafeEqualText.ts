import { hash, timingSafeEqual } from 'node:crypto';

/** For secrets: takes the same time wherever the two differ, and however long they are. */
export function timingSafeEqualText(given: string, right: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', right, 'buffer'));
}
