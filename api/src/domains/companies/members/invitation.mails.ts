import type { Locale, Membership } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';
import { siteIn } from '../../../platform/mail/siteUrls.ts';
import { VALID_DAYS } from './invitations.repository.ts';
import { mailTextIn } from './mailTexts.ts';

export function invitationMail(facts: {
  siteUrl: string;
  language: Locale;
  company: string;
  inviter: string;
  email: string;
  membership: Membership;
  token: string;
}): Mail {
  const { siteUrl, language, company, inviter, email, membership: role, token } = facts;
  const t = mailTextIn(language);
  const days = VALID_DAYS;
  return writeMail({
    template: 'company-invitation',
    siteUrl,
    language,
    subject: t('invitation.subject', { inviter, company }),
    preheader: t('invitation.preheader', { email, days }),
    heading: t('invitation.heading', { company }),
    paragraphs: [t('invitation.lead', { inviter, company, role }), t('invitation.next', { email })],
    note: t('invitation.note', { days }),
    reason: t('invitation.reason', { inviter }),
    action: {
      label: t('invitation.heading', { company }),
      url: `${siteIn(siteUrl, language)}/recruiter-dashboard/invitation?token=${token}`,
    },
  });
}
