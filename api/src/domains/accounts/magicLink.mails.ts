import { writeMail, type Mail } from '../../platform/mail/mail.ts';

/** Leads to a page with a button: mail scanners open links, and this one works once. */
export function magicLinkMail(facts: {
  siteUrl: string;
  name: string;
  email: string;
  token: string;
  callbackPath: string | null;
}): Mail {
  const url = new URL('/login', facts.siteUrl);
  url.searchParams.set('magic', facts.token);
  url.searchParams.set('email', facts.email);
  if (facts.callbackPath !== null) url.searchParams.set('callbackUrl', facts.callbackPath);
  return writeMail({
    template: 'magic-link',
    subject: 'Your link to sign in',
    paragraphs: [
      `Bon bini ${facts.name},`,
      'Somebody, probably you, asked for a link to sign in without a password. It works once, for 15 minutes.',
      'If it was not you, you can ignore this mail. Do not pass the link on: it signs in whoever has it.',
    ],
    action: { label: 'Sign in', url: url.href },
  });
}
