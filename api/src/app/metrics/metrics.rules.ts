import type { IncomingHttpHeaders } from 'node:http';
import { timingSafeEqualText } from '../../platform/security/timingSafeEqualText.ts';

/** Whether the figures are for this caller: nobody behind a proxy, and with a token only who has it. */
export function isMeant(headers: IncomingHttpHeaders, token: string | undefined): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers['x-forwarded-host'] !== undefined) return false;
  return token === undefined || timingSafeEqualText(headers.authorization ?? '', `Bearer ${token}`);
}
