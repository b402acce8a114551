import type { Locale } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../platform/mail/mail.ts';
import { siteIn } from '../../platform/mail/siteUrls.ts';
import { mailTextIn } from './mailTexts.ts';

/** Leads to a page with a button: mail scanners open links, and this one works once. */
export function magicLinkMail(facts: {
  siteUrl: string;
  language: Locale;
  name: string;
  email: string;
  token: string;
  callbackPath: string | null;
}): Mail {
  const { siteUrl, language, name } = facts;
  const t = mailTextIn(language);
  const url = new URL(`${siteIn(siteUrl, language)}/login`);
  url.searchParams.set('magic', facts.token);
  url.searchParams.set('email', facts.email);
  if (facts.callbackPath !== null) url.searchParams.set('callbackUrl', facts.callbackPath);
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
    action: { label: t('signIn'), url: url.href },
  });
}
