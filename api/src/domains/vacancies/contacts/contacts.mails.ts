import type { Locale } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';
import { mailedLinkUrl } from '../../../platform/mail/siteUrls.ts';
import { ASK_DAYS } from './contacts.repository.ts';
import { mailTextIn } from './mailTexts.ts';

/** Asks the owner of an e-mail address whether applications may be sent there, since a recruiter typed it. */
export function confirmContactMail(facts: {
  siteUrl: string;
  language: Locale;
  token: string;
  company: string;
}): Mail {
  const { siteUrl, language, token, company } = facts;
  const t = mailTextIn(language);
  return writeMail({
    template: 'contact-confirm',
    siteUrl,
    language,
    subject: t('confirm.subject', { company }),
    preheader: t('confirm.preheader'),
    heading: t('confirm.heading'),
    paragraphs: [t('confirm.lead', { company }), t('confirm.until')],
    reason: t('confirm.reason'),
    note: t('confirm.note', { days: ASK_DAYS }),
    action: {
      label: t('confirm.action'),
      url: mailedLinkUrl(siteUrl, '/vacancy-contacts/confirm', token, language),
    },
  });
}
