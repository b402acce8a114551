import type { Locale } from '@cpa/shared/contracts';
import { createServerTexts } from '@cpa/shared/server';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';
import { siteIn } from '../../../platform/mail/siteUrls.ts';
import type english from './mails.messages.json';
import type { Values } from './mails.messages.values.ts';

const textIn = createServerTexts<typeof english, Values>(new URL('mails.messages.json', import.meta.url));

interface Facts {
  siteUrl: string;
  language: Locale;
  vacancy: { id: number; title: string };
  /** Message of the rule that prevented it. */
  reason: string;
}

/** Note in the history of a vacancy that could not be published. */
export const notPublishedNote = (reason: string, language: Locale): string =>
  textIn(language)('notPublished.history', { reason });

/** Mails the recruiter who scheduled a vacancy that could not be published. */
export function notPublishedMail({ siteUrl, language, vacancy, reason }: Facts): Mail {
  const { id, title } = vacancy;
  const t = textIn(language);
  return writeMail({
    template: 'vacancy-not-published',
    siteUrl,
    language,
    subject: t('notPublished.subject', { title }),
    preheader: t('notPublished.preheader'),
    heading: t('notPublished.heading'),
    paragraphs: [t('notPublished.lead', { title, reason }), t('notPublished.next')],
    reason: t('notPublished.reason'),
    action: {
      label: t('notPublished.action'),
      url: `${siteIn(siteUrl, language)}/recruiter-dashboard/vacancies/${id}/edit`,
    },
  });
}
