import type { AlertFrequency, Locale, VacancyCard } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';
import { mailedLinkUrl, siteIn } from '../../../platform/mail/siteUrls.ts';
import { vacancyLines } from '../../vacancies/vacancyLines.ts';
import { mailTextIn } from './mailTexts.ts';

/** Asks the recipient to confirm the alert, since anyone may have entered the e-mail address. */
export function confirmAlertMail(facts: {
  siteUrl: string;
  language: Locale;
  token: string;
  name: string;
  frequency: AlertFrequency;
}): Mail {
  const { siteUrl, language, token, name, frequency } = facts;
  const t = mailTextIn(language);
  return writeMail({
    template: 'alert-confirm',
    siteUrl,
    language,
    subject: t('confirm.subject'),
    preheader: t('confirm.preheader'),
    heading: t('confirm.heading'),
    paragraphs: [t('confirm.lead', { frequency })],
    summary: {
      rows: [
        [t('confirm.search'), name],
        [t('confirm.mails'), t('confirm.frequency', { frequency })],
      ],
    },
    note: t('confirm.note'),
    reason: t('confirm.reason'),
    action: {
      label: t('confirm.action'),
      url: mailedLinkUrl(siteUrl, '/search-alerts/confirm', token, language),
    },
  });
}

interface DigestFacts {
  siteUrl: string;
  language: Locale;
  name: string;
  /** All matches; the mail shows the first ones. */
  count: number;
  vacancies: VacancyCard[];
  /** Query of the search page, for example `?search_string=cook`. */
  query: string;
  /** Token that ends the alert. */
  token: string;
}

export function digestMail(facts: DigestFacts): Mail {
  const { siteUrl, language, name, count, vacancies, query, token } = facts;
  const t = mailTextIn(language);
  const site = siteIn(siteUrl, language);
  const more = count - vacancies.length;
  const { title, company } = vacancies[0]!;
  return writeMail({
    template: 'alert-digest',
    siteUrl,
    language,
    subject: t('digest.subject', { count, title, company: company.name }),
    preheader: (count === 1
      ? vacancyLines(vacancies[0]!, language)
      : vacancies.slice(0, 3).map((vacancy) => vacancy.title)
    ).join(', '),
    heading: t('digest.heading', { count }),
    paragraphs: [t('digest.lead', { count, name })],
    items: vacancies.map((vacancy) => ({
      title: vacancy.title,
      url: `${site}/vacancies/${vacancy.id}`,
      lines: vacancyLines(vacancy, language),
    })),
    action: {
      label: more > 0 ? t('digest.more', { count: more }) : t('digest.all'),
      url: `${site}/vacancies${query}`,
    },
    reason: t('digest.reason'),
    leave: {
      label: t('digest.end'),
      url: mailedLinkUrl(siteUrl, '/search-alerts/unsubscribe', token, language),
    },
  });
}
