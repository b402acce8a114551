import type { Locale } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';
import { mailedLinkUrl, siteIn } from '../../../platform/mail/siteUrls.ts';
import { mailTextIn } from './mailTexts.ts';

interface Facts {
  siteUrl: string;
  language: Locale;
  token: string;
}

/** Asks the recipient to confirm the newsletter, since anyone may have entered the e-mail address. */
export function confirmNewsletterMail({ siteUrl, language, token }: Facts): Mail {
  const t = mailTextIn(language);
  return writeMail({
    template: 'newsletter-confirm',
    siteUrl,
    language,
    subject: t('confirm.subject'),
    preheader: t('confirm.preheader'),
    heading: t('confirm.heading'),
    paragraphs: [t('confirm.lead')],
    note: t('confirm.note'),
    reason: t('confirm.reason'),
    action: {
      label: t('confirm.action'),
      url: mailedLinkUrl(siteUrl, '/newsletter-email/confirm', token, language),
    },
  });
}

/** `token` ends the newsletter. */
export function newsletterWelcomeMail({ siteUrl, language, token }: Facts): Mail {
  const t = mailTextIn(language);
  return writeMail({
    template: 'newsletter-welcome',
    siteUrl,
    language,
    subject: t('welcome.subject'),
    preheader: t('welcome.preheader'),
    heading: t('welcome.heading'),
    paragraphs: [t('welcome.lead'), t('welcome.leave')],
    action: { label: t('welcome.action'), url: `${siteIn(siteUrl, language)}/vacancies` },
    reason: t('welcome.reason'),
    leave: {
      label: t('welcome.end'),
      url: mailedLinkUrl(siteUrl, '/newsletter-email/unsubscribe', token, language),
    },
  });
}
