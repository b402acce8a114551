import { signedToken } from '../../../platform/security/signedToken.ts';
import { timingSafeEqualText } from '@cpa/shared/server';

/** Returns the unsubscribe token of a search alert. Every digest carries the same link. */
export function alertTokenOf(id: number, secret: string): string {
  return `${id}.${signedToken(secret, 'search alert', String(id))}`;
}

/** Returns the ID of the alert that the token belongs to, or undefined if the token is invalid. */
export function readAlertToken(token: string, secret: string): number | undefined {
  const id = Number(/^(\d{1,9})\./.exec(token)?.[1]);
  if (!id) return undefined;
  return timingSafeEqualText(token, alertTokenOf(id, secret)) ? id : undefined;
}
