import { createHmac } from 'node:crypto';
import { timingSafeEqualText } from '../../../platform/security/timingSafeEqualText.ts';

/** Derives the unsubscribe token of an alert, so that every digest has the same link and nothing is stored. */
export function alertTokenOf(id: number, secret: string): string {
  return `${id}.${createHmac('sha256', secret).update(`search alert:${id}`).digest('base64url')}`;
}

/** @returns the alert of the token; undefined for a forged one. */
export function readAlertToken(token: string, secret: string): number | undefined {
  const id = Number(/^(\d{1,9})\./.exec(token)?.[1]);
  if (!id) return undefined;
  return timingSafeEqualText(token, alertTokenOf(id, secret)) ? id : undefined;
}
