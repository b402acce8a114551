import { writeMail, type Mail } from '../../platform/mail/mail.ts';

export function resetMail(facts: { siteUrl: string; name: string; token: string }): Mail {
  return writeMail({
    template: 'reset',
    siteUrl: facts.siteUrl,
    subject: 'Choose a new password',
    preheader: 'The link works for one hour.',
    heading: `Bon bini, ${facts.name}`,
    paragraphs: ['Choose a new password for your account. Until then the old one works.'],
    note: 'The link works once, for one hour.',
    reason:
      'You get this mail because somebody, probably you, asked for a new password. If it was not you, ignore it: your password stays as it is.',
    action: { label: 'Choose a new password', url: `${facts.siteUrl}/reset-password?token=${facts.token}` },
  });
}

/** Leads to a new password after the first proof of the e-mail address cleared the one from before. */
export function passwordClearedMail(facts: { siteUrl: string; name: string; token: string }): Mail {
  return writeMail({
    template: 'password-cleared',
    siteUrl: facts.siteUrl,
    subject: 'Your e-mail address is verified. Choose your password',
    preheader: 'The password from before no longer works. The link is valid for one hour.',
    heading: `Bon bini, ${facts.name}`,
    paragraphs: [
      'Your e-mail address is verified. We ended every session and the password from before, because somebody else may have set it.',
      'Choose a password now, or sign in with a mailed link at any time.',
    ],
    note: 'The link works once, for one hour.',
    reason:
      'You get this mail because your e-mail address was verified. Mails about security are always sent.',
    action: { label: 'Choose a password', url: `${facts.siteUrl}/reset-password?token=${facts.token}` },
  });
}

/** Notifies the owner, so that no password changes unnoticed. */
export function passwordChangedMail(facts: { siteUrl: string; name: string }): Mail {
  return writeMail({
    template: 'password-changed',
    siteUrl: facts.siteUrl,
    subject: 'Your password was changed',
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Your password was changed',
    paragraphs: [
      `Bon bini ${facts.name}, your password was changed just now, and you were signed out elsewhere.`,
      'If it was not you, please choose a new one at once.',
    ],
    reason: 'You get this mail because your password changed. Mails about security are always sent.',
    action: { label: 'Choose a new password', url: `${facts.siteUrl}/forgot-password` },
  });
}
