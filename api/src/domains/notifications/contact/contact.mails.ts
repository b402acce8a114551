import type { ContactMessage } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';

/** Mails the operator. */
export function contactMail({ name, email, subject, message }: ContactMessage): Mail {
  return writeMail({
    template: 'contact',
    subject: `A message from ${email}`,
    paragraphs: [
      `${name ? `${name} (${email})` : email} writes:`,
      ...(subject ? [`About: ${subject}`] : []),
      message,
    ],
    action: { label: 'Answer', url: `mailto:${encodeURIComponent(email)}` },
  });
}
