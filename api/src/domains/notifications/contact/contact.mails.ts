import type { ContactMessage } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';

/** Mails the operator, whose pages are in English. */
export function contactMail({ name, email, subject, message }: ContactMessage, siteUrl: string): Mail {
  const sender = name ? `${name} (${email})` : email;
  return writeMail({
    template: 'contact',
    siteUrl,
    language: 'en',
    subject: `A message from ${email}`,
    preheader: subject ? `About: ${subject}` : 'Sent with the form of the contact page.',
    heading: 'A message for you',
    paragraphs: subject ? [`About: ${subject}`] : [],
    quote: { text: message, by: sender },
    reason: 'You get this mail because you run this site. Messages of the contact page are always sent.',
    action: { label: 'Answer', url: `mailto:${encodeURIComponent(email)}` },
  });
}
