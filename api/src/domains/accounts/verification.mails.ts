import { writeMail, type Mail } from '../../platform/mail/mail.ts';

export function verificationMail(facts: { siteUrl: string; name: string; token: string }): Mail {
  return writeMail({
    template: 'verification',
    subject: 'Verify your e-mail address',
    paragraphs: [
      `Bon bini ${facts.name},`,
      'Please confirm that this address is yours. The link works for 48 hours.',
      'If you did not open an account with us, you can ignore this mail.',
    ],
    action: { label: 'Verify my address', url: `${facts.siteUrl}/verify-email?token=${facts.token}` },
  });
}
