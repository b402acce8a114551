import { createHmac } from 'node:crypto';
import { timingSafeEqualText } from '../../../platform/security/timingSafeEqualText.ts';

/** Leaves an alert. Derived, not drawn: every digest carries the same link, and no table holds it. */
export function alertTokenOf(id: number, secret: string): string {
  return `${id}.${createHmac('sha256', secret).update(`search alert:${id}`).digest('base64url')}`;
}

/** @returns the alert that the token leaves; undefined for one that was made up. */
export function readAlertToken(token: string, secret: string): number | undefined {
  const id = Number(/^(\d{1,9})\./.exec(token)?.[1]);
  if (!id) return undefined;
  return timingSafeEqualText(token, alertTokenOf(id, secret)) ? id : undefined;
}
