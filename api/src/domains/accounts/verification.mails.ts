import type { Locale } from '@cpa/shared/contracts';
import { formatsFor } from '@cpa/shared/server';
import { writeMail, type Mail } from '../../platform/mail/mail.ts';
import { siteIn } from '../../platform/mail/siteUrls.ts';
import { mailTextIn } from './mailTexts.ts';

interface Facts {
  siteUrl: string;
  language: Locale;
  name: string;
}

export function verificationMail(facts: Facts & { token: string; expiresAt: Date }): Mail {
  const { siteUrl, language, name, token, expiresAt } = facts;
  const t = mailTextIn(language);
  return writeMail({
    template: 'verification',
    siteUrl,
    language,
    subject: t('verify.subject'),
    preheader: t('verify.preheader'),
    heading: t('greeting', { name }),
    paragraphs: [t('verify.lead')],
    note: t('verify.note', { time: formatsFor(language).formatInstant(expiresAt) }),
    reason: t('verify.reason'),
    action: {
      label: t('verify.action'),
      url: `${siteIn(siteUrl, language)}/verify-email?token=${token}`,
    },
  });
}

/** Replies to a registration with the e-mail address of an account, about which the page reveals nothing. */
export function accountExistsMail({ siteUrl, language, name }: Facts): Mail {
  const t = mailTextIn(language);
  const site = siteIn(siteUrl, language);
  return writeMail({
    template: 'account-exists',
    siteUrl,
    language,
    subject: t('exists.subject'),
    preheader: t('exists.preheader'),
    heading: t('greeting', { name }),
    paragraphs: [t('exists.lead'), t('exists.next', { url: `${site}/forgot-password` })],
    reason: t('exists.reason'),
    action: { label: t('signIn'), url: `${site}/login` },
  });
}
