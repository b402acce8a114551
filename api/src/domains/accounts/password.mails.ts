import type { Locale } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../platform/mail/mail.ts';
import { siteIn } from '../../platform/mail/siteUrls.ts';
import { mailTextIn } from './mailTexts.ts';

interface Facts {
  siteUrl: string;
  language: Locale;
  name: string;
}

export function resetMail({ siteUrl, language, name, token }: Facts & { token: string }): Mail {
  const t = mailTextIn(language);
  return writeMail({
    template: 'reset',
    siteUrl,
    language,
    subject: t('reset.subject'),
    preheader: t('reset.preheader'),
    heading: t('greeting', { name }),
    paragraphs: [t('reset.lead')],
    note: t('hour.note'),
    reason: t('reset.reason'),
    action: { label: t('reset.subject'), url: resetUrl(siteUrl, language, token) },
  });
}

/** Leads to a new password after the first proof of the e-mail address cleared the one from before. */
export function passwordClearedMail({ siteUrl, language, name, token }: Facts & { token: string }): Mail {
  const t = mailTextIn(language);
  return writeMail({
    template: 'password-cleared',
    siteUrl,
    language,
    subject: t('cleared.subject'),
    preheader: t('cleared.preheader'),
    heading: t('greeting', { name }),
    paragraphs: [t('cleared.lead'), t('cleared.next')],
    note: t('hour.note'),
    reason: t('cleared.reason'),
    action: { label: t('cleared.action'), url: resetUrl(siteUrl, language, token) },
  });
}

/** Notifies the owner, so that no password changes unnoticed. */
export function passwordChangedMail({ siteUrl, language, name }: Facts): Mail {
  const t = mailTextIn(language);
  return writeMail({
    template: 'password-changed',
    siteUrl,
    language,
    subject: t('changed.subject'),
    preheader: t('changed.preheader'),
    heading: t('changed.subject'),
    paragraphs: [t('changed.lead', { name }), t('changed.next')],
    reason: t('changed.reason'),
    action: { label: t('reset.subject'), url: `${siteIn(siteUrl, language)}/forgot-password` },
  });
}

const resetUrl = (siteUrl: string, language: Locale, token: string): string =>
  `${siteIn(siteUrl, language)}/reset-password?token=${token}`;
