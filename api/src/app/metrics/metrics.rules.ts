import type { IncomingHttpHeaders } from 'node:http';
import { timingSafeEqualText } from '../../platform/security/timingSafeEqualText.ts';

/** Allows direct requests only, with the token when one is configured. */
export function isMeant(headers: IncomingHttpHeaders, token: string | undefined): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers['x-forwarded-host'] !== undefined) return false;
  return token === undefined || timingSafeEqualText(headers.authorization ?? '', `Bearer ${token}`);
}
