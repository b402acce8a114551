import type { Locale } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';
import { siteIn } from '../../../platform/mail/siteUrls.ts';
import { mailTextIn } from '../mailTexts.ts';

interface Facts {
  siteUrl: string;
  language: Locale;
  facts: { application_id: number; vacancy_id: number; title: string; company: string };
  isApplicant: boolean;
  to: { name: string };
  /** The mails that this one replaces, oldest first. */
  mails: readonly Pick<Mail, 'subject'>[];
}

/** Template by the side that reads. */
const KINDS = {
  applicant: { template: 'held-for-applicant' },
  company: { template: 'held-for-company' },
} as const;

/** Mails what happened to one application during the quiet hours of the recipient, by the subjects of the held mails. */
export function heldUpdatesMail({ siteUrl, language, facts, isApplicant, to, mails }: Facts): Mail {
  const t = mailTextIn(language);
  const site = siteIn(siteUrl, language);
  const { application_id, vacancy_id, title, company } = facts;
  const count = mails.length;
  const page = isApplicant
    ? { label: t('seeApplication'), url: `${site}/applicant/applications/${vacancy_id}` }
    : { label: t('openApplication'), url: `${site}/recruiter-dashboard/applicants/${application_id}` };
  return writeMail({
    ...KINDS[isApplicant ? 'applicant' : 'company'],
    siteUrl,
    language,
    subject: t('held.subject', { count, title }),
    preheader: mails.map(({ subject }) => subject).join(' · '),
    heading: t('held.heading', { count }),
    paragraphs: [t('news.lead', { name: to.name, sentence: t('held.lead', { title }) })],
    items: mails.map(({ subject }) => ({ title: subject, url: page.url, lines: [] })),
    reason: isApplicant ? t('applied.reason') : t('interview.reason', { company }),
    settings: {
      label: t('settings'),
      url: `${site}${isApplicant ? '/applicant/privacy' : '/recruiter-dashboard/profile'}#notifications`,
    },
    action: page,
  });
}
