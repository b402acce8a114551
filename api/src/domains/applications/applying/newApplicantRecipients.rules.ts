import type { NotificationDelivery } from '@cpa/shared/contracts';

export interface CompanyMember {
  email: string;
  /** Setting for new applicants: the chosen one, else the default. */
  delivery: NotificationDelivery;
}

/**
 * Chooses the recipients of the mail about a new applicant: the contact of the vacancy if it is proven, and every member, except those
 * who chose a daily summary or none.
 */
export function newApplicantRecipients(contactEmail: string | null, members: CompanyMember[]): string[] {
  const emails = members.map(({ email }) => email);
  const recipients = new Set(contactEmail === null ? emails : [contactEmail, ...emails]);
  for (const { email, delivery } of members) if (delivery !== 'at_once') recipients.delete(email);
  return [...recipients];
}
