import type { Locale } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';
import { siteIn } from '../../../platform/mail/siteUrls.ts';
import { mailTextIn } from '../mailTexts.ts';

interface Facts {
  siteUrl: string;
  language: Locale;
  name: string;
  count: number;
  vacancies: { vacancyId: number; title: string; count: number }[];
}

/** Mails a recruiter the new applicants of the day, without their names. */
export function applicantSummaryMail({ siteUrl, language, name, count, vacancies }: Facts): Mail {
  const t = mailTextIn(language);
  const dashboard = `${siteIn(siteUrl, language)}/recruiter-dashboard`;
  return writeMail({
    template: 'applicant-summary',
    siteUrl,
    language,
    subject: t('summary.subject', { count }),
    preheader: vacancies.map(({ title }) => title).join(', '),
    heading: t('summary.heading', { name }),
    paragraphs: [t('summary.lead', { count })],
    reason: t('summary.reason'),
    settings: { label: t('settings'), url: `${dashboard}/profile#notifications` },
    items: vacancies.map((vacancy) => ({
      title: vacancy.title,
      url: `${dashboard}/vacancies/${vacancy.vacancyId}/applicants`,
      lines: [t('summary.count', { count: vacancy.count })],
    })),
    action: { label: t('summary.action'), url: `${dashboard}/applicants` },
  });
}
