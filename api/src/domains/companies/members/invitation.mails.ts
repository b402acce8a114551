import type { Membership } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';
import { VALID_DAYS } from './invitations.repository.ts';

const ROLES: Record<Membership, string> = {
  owner: 'an owner, who can change everything',
  recruiter: 'a recruiter, who writes vacancies and handles applicants',
  viewer: 'a viewer, who can read everything',
};

export function invitationMail(facts: {
  siteUrl: string;
  company: string;
  inviter: string;
  email: string;
  membership: Membership;
  token: string;
}): Mail {
  const { siteUrl, company, inviter, email, membership, token } = facts;
  return writeMail({
    template: 'company-invitation',
    siteUrl,
    subject: `${inviter} invites you to recruit for ${company}`,
    preheader: `Sign in with ${email} to join. The link works once, for ${VALID_DAYS} days.`,
    heading: `Join ${company}`,
    paragraphs: [
      `${inviter} invites you to join ${company} on Career Portal Aruba as ${ROLES[membership]}.`,
      `Sign in with ${email}, or create a free recruiter account with this address.`,
    ],
    note: `The link works once, for ${VALID_DAYS} days.`,
    reason: `You get this mail because ${inviter} entered this e-mail address. If you do not know this company, ignore it.`,
    action: {
      label: `Join ${company}`,
      url: `${siteUrl}/recruiter-dashboard/invitation?token=${token}`,
    },
  });
}
