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
    siteUrl: facts.siteUrl,
    subject: 'Your link to sign in',
    preheader: 'One click signs you in. The link works for 15 minutes.',
    heading: `Bon bini, ${facts.name}`,
    paragraphs: ['Sign in without your password.', 'Do not pass the link on: it signs in whoever has it.'],
    note: 'The link works once, for 15 minutes.',
    reason:
      'You get this mail because somebody, probably you, asked for a link to sign in. If it was not you, ignore it: nothing happens.',
    action: { label: 'Sign in', url: url.href },
  });
}
