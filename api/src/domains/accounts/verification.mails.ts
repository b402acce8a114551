import { writeMail, type Mail } from '../../platform/mail/mail.ts';
import { mailTime } from '../../platform/mail/mailDates.ts';

export function verificationMail(facts: {
  siteUrl: string;
  name: string;
  token: string;
  expiresAt: Date;
}): Mail {
  return writeMail({
    template: 'verification',
    siteUrl: facts.siteUrl,
    subject: 'Verify your e-mail address',
    preheader: 'One click and your account works. The link is valid for 48 hours.',
    heading: `Bon bini, ${facts.name}`,
    paragraphs: ['Please confirm that this e-mail address is yours.'],
    note: `The link works for 48 hours, until ${mailTime(facts.expiresAt)} (Aruba time).`,
    reason:
      'You get this mail because this e-mail address was used to open an account. If it was not you, ignore it: without the click nothing happens.',
    action: { label: 'Verify my address', url: `${facts.siteUrl}/verify-email?token=${facts.token}` },
  });
}
