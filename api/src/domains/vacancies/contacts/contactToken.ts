import { timingSafeEqualText } from '@cpa/shared/server';
import { signedToken } from '../../../platform/security/signedToken.ts';
import type { VacancyContact } from './contacts.repository.ts';

/** Returns the token of the link that confirms a contact. */
export function contactTokenOf({ companyId, email }: VacancyContact, secret: string): string {
  const value = `${companyId}.${Buffer.from(email).toString('base64url')}`;
  return `${value}.${signedToken(secret, 'vacancy contact', value)}`;
}

/** Returns the contact that the token belongs to, or undefined if the token is invalid. */
export function readContactToken(token: string, secret: string): VacancyContact | undefined {
  const [, id, encoded] = /^(\d{1,9})\.([\w-]+)\./.exec(token) ?? [];
  if (!id || !encoded) return undefined;
  const contact = { companyId: Number(id), email: Buffer.from(encoded, 'base64url').toString() };
  return timingSafeEqualText(token, contactTokenOf(contact, secret)) ? contact : undefined;
}
