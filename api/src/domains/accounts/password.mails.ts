import { writeMail, type Mail } from '../../platform/mail/mail.ts';

export function resetMail(facts: { siteUrl: string; name: string; token: string }): Mail {
  return writeMail({
    template: 'reset',
    subject: 'Choose a new password',
    paragraphs: [
      `Bon bini ${facts.name},`,
      'Somebody, probably you, asked for a new password. The link works once, for one hour.',
      'If it was not you, you can ignore this mail: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url: `${facts.siteUrl}/reset-password?token=${facts.token}` },
  });
}

/** Notifies the owner, so that no password changes unnoticed. */
export function passwordChangedMail(facts: { siteUrl: string; name: string }): Mail {
  return writeMail({
    template: 'password-changed',
    subject: 'Your password was changed',
    paragraphs: [
      `Bon bini ${facts.name},`,
      'Your password was changed just now, and you were signed out elsewhere.',
      'If it was not you, please choose a new one at once.',
    ],
    action: { label: 'Choose a new password', url: `${facts.siteUrl}/forgot-password` },
  });
}
