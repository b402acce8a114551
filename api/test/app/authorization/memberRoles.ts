import { PRIVATE } from './privateRoutes.ts';
import type { Row } from './row.ts';

/** Calls by other methods that change nothing which others keep. */
const READS = /^\/broadcasting\/auth$|\/status-mail$|\/looking$/;

const isRead = ([method, url]: Row): boolean => method === 'GET' || READS.test(url);
const isOfCompany = ([, url, [, , foreign, own]]: Row): boolean =>
  foreign >= 400 && own < 400 && !url.startsWith('/account/') && !url.startsWith('/broadcasting/');

/** Calls that concern one company: its members may call them, other recruiters may not. */
export const COMPANY_WRITES = PRIVATE.filter((row) => isOfCompany(row) && !isRead(row));
export const COMPANY_READS = PRIVATE.filter((row) => isOfCompany(row) && isRead(row));

/** Writes for several companies at once. They skip companies that the caller may not change. */
export const SKIPPING_WRITES = PRIVATE.filter(
  (row) => !isRead(row) && row[1].startsWith('/recruiter/') && row[2][1] === 403 && row[2][2] === 200,
);

/** The company itself, its members and its refunds are for owners. */
const FOR_OWNERS = /\/company\/\{company\}|\/refund(?:-request)?$/;
/** A private note is for its author. */
const FOR_AUTHORS = /\/notes\/\{note\}$/;
/** Skips companies that the caller may not change, and reports that none is left. */
const SKIPS = /\/status-changes\/postpone$/;

export const statusForViewer = ([, url]: Row): number => (SKIPS.test(url) ? 404 : 403);

/** Status code for a member who is neither a viewer nor an owner. */
export function statusForRecruiter([, url, [, , , own]]: Row): number {
  if (FOR_OWNERS.test(url)) return 403;
  return FOR_AUTHORS.test(url) ? 404 : own;
}
