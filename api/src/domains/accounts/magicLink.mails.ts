import type { Locale } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../platform/mail/mail.ts';
import { siteIn } from '../../platform/mail/siteUrls.ts';
import { mailTextIn } from './mailTexts.ts';

interface Link {
  siteUrl: string;
  language: Locale;
  email: string;
  token: string;
  callbackPath: string | null;
}

/** Leads to a page with a button: mail scanners open links, and this one works once. */
export function magicLinkMail(facts: Link & { name: string }): Mail {
  const { siteUrl, language, name } = facts;
  const t = mailTextIn(language);
  return writeMail({
    template: 'magic-link',
    siteUrl,
    language,
    subject: t('magic.subject'),
    preheader: t('magic.preheader'),
    heading: t('greeting', { name }),
    paragraphs: [t('magic.lead'), t('magic.secret')],
    note: t('magic.note'),
    reason: t('magic.reason'),
    action: { label: t('signIn'), url: linkTo('/login', facts) },
  });
}

/** Leads to a page whose button creates an account without a password. */
export function signUpLinkMail(facts: Link): Mail {
  const { siteUrl, language } = facts;
  const t = mailTextIn(language);
  return writeMail({
    template: 'sign-up-link',
    siteUrl,
    language,
    subject: t('signUp.subject'),
    preheader: t('signUp.preheader'),
    heading: t('signUp.subject'),
    paragraphs: [t('signUp.lead')],
    note: t('magic.note'),
    reason: t('signUp.reason'),
    action: { label: t('signUp.action'), url: linkTo('/register', facts) },
  });
}

function linkTo(
  path: '/login' | '/register',
  { siteUrl, language, email, token, callbackPath }: Link,
): string {
  const url = new URL(`${siteIn(siteUrl, language)}${path}`);
  url.searchParams.set('magic', token);
  url.searchParams.set('email', email);
  if (callbackPath !== null) url.searchParams.set('callbackUrl', callbackPath);
  return url.href;
}
