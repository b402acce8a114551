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

/** Answers a registration with the e-mail address of an account; the page that sent it says nothing about it. */
export function accountExistsMail(facts: { siteUrl: string; name: string }): Mail {
  return writeMail({
    template: 'account-exists',
    siteUrl: facts.siteUrl,
    subject: 'You already have an account',
    preheader: 'Sign in, or choose a new password.',
    heading: `Bon bini, ${facts.name}`,
    paragraphs: [
      'Somebody, probably you, filled in our form for a new account with this e-mail address. You already have one, and it did not change.',
      `Sign in with your password or with a mailed link. To choose a new password, open ${facts.siteUrl}/forgot-password`,
    ],
    reason:
      'You get this mail because this e-mail address was used to open an account. If it was not you, ignore it: nothing happens.',
    action: { label: 'Sign in', url: `${facts.siteUrl}/login` },
  });
}
