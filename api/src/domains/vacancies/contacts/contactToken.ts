import type { Locale } from '@cpa/shared/contracts';
import { timingSafeEqualText } from '@cpa/shared/server';
import { mailedLinkUrl } from '../../../platform/mail/siteUrls.ts';
import { signedToken } from '../../../platform/security/signedToken.ts';
import type { VacancyContact } from './contacts.repository.ts';

/** Action of the link on the mails to a contact. */
export type ContactLink = 'confirm' | 'end';

/** Returns the token of a link that is mailed to a contact. */
export function contactTokenOf(
  { companyId, email }: VacancyContact,
  link: ContactLink,
  secret: string,
): string {
  const value = `${companyId}.${Buffer.from(email).toString('base64url')}`;
  return `${value}.${signedToken(secret, `${link} vacancy contact`, value)}`;
}

/** Returns the URL that ends the mails about applicants to a contact. */
export function contactEndUrl(
  { siteUrl, language, secret }: { siteUrl: string; language: Locale; secret: string },
  contact: VacancyContact,
): string {
  return mailedLinkUrl(siteUrl, '/vacancy-contacts/end', contactTokenOf(contact, 'end', secret), language);
}

/** Returns the contact that the token belongs to, or undefined if the token is invalid. */
export function readContactToken(
  token: string,
  link: ContactLink,
  secret: string,
): VacancyContact | undefined {
  const [, id, encoded] = /^(\d{1,9})\.([\w-]+)\./.exec(token) ?? [];
  if (!id || !encoded) return undefined;
  const contact = { companyId: Number(id), email: Buffer.from(encoded, 'base64url').toString() };
  return timingSafeEqualText(token, contactTokenOf(contact, link, secret)) ? contact : undefined;
}
