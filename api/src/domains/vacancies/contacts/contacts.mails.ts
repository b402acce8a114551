import { writeMail, type Mail } from '../../../platform/mail/mail.ts';
import { ASK_DAYS } from './contacts.repository.ts';

/** Asks the owner of an e-mail address whether applications may be sent there, since a recruiter typed it. */
export function confirmContactMail(facts: { siteUrl: string; token: string; company: string }): Mail {
  const { siteUrl, token, company } = facts;
  return writeMail({
    template: 'contact-confirm',
    siteUrl,
    subject: `Please confirm: applications to ${company}`,
    preheader: 'Mails about new applicants begin once you have confirmed.',
    heading: 'Applications by mail',
    paragraphs: [
      `${company} chose this e-mail address for new applications to its vacancies. Confirm it, and each mail names the person who applied. A link in each mail ends them.`,
      'Until then, only the members of the company are told.',
    ],
    reason:
      'You get this mail because a member of the company entered this e-mail address. If it was not meant for you, ignore it: no applications will be mailed to you.',
    note: `The link works for ${ASK_DAYS} days.`,
    action: {
      label: 'Yes, mail them to me',
      url: `${siteUrl}/api/vacancy-contacts/confirm?token=${token}`,
    },
  });
}
