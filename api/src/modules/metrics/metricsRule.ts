import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Whether the figures are for this caller: nobody behind a proxy, and with a token only who has it. */
export function isMeant(headers: IncomingHttpHeaders, token: string | undefined): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers['x-forwarded-host'] !== undefined) return false;
  return token === undefined || isSame(headers.authorization ?? '', `Bearer ${token}`);
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [given, right].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
