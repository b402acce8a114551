import type { NotificationDelivery } from '@cpa/shared/contracts';

export interface CompanyMember {
  email: string;
  isOwner: boolean;
  /** Chosen setting for new applicants; null without a choice. */
  delivery: NotificationDelivery | null;
}

/**
 * Chooses the recipients of the mail about a new applicant: the contact of the vacancy, else the owners, unless they
 * chose a daily summary or none, and every member who chose to be mailed at once.
 */
export function newApplicantRecipients(contactEmail: string | null, members: CompanyMember[]): string[] {
  const usual =
    contactEmail === null
      ? members.filter(({ isOwner }) => isOwner).map(({ email }) => email)
      : [contactEmail];
  const without = members.filter(({ delivery }) => delivery === 'daily' || delivery === 'never');
  const chosen = members.filter(({ delivery }) => delivery === 'at_once').map(({ email }) => email);
  return [...new Set([...usual, ...chosen])].filter((email) =>
    without.every((member) => member.email !== email),
  );
}
