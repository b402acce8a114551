import type { Locale, MessageReport } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';
import { siteIn } from '../../../platform/mail/siteUrls.ts';
import { mailTextIn } from '../mailTexts.ts';
import { excerptOf } from './messages.rules.ts';
import type { UnreadFacts } from './unreadMails.repository.ts';

interface UnreadMail {
  siteUrl: string;
  facts: Pick<UnreadFacts, 'application_id' | 'vacancy_id' | 'side' | 'title' | 'company' | 'name'>;
  to: { name: string };
  /** Number of unread messages. */
  count: number;
  /** Text of the latest message. */
  last: string;
}

/** Template by the side that wrote. */
const KINDS = {
  company: { template: 'messages-to-applicant' },
  applicant: { template: 'messages-to-company' },
} as const;

/** Mails the other side how many messages are unread, with the beginning of the last one. */
export function unreadMessagesMail({
  siteUrl,
  facts: { application_id, vacancy_id, side, title, company, name },
  to,
  count,
  last,
}: UnreadMail): (language: Locale) => Mail {
  return (language) => {
    const t = mailTextIn(language);
    const site = siteIn(siteUrl, language);
    const from = side === 'company' ? company : (name ?? t('interview.theApplicant'));
    const path =
      side === 'company'
        ? `/applicant/applications/${vacancy_id}`
        : `/recruiter-dashboard/applicants/${application_id}`;
    return writeMail({
      ...KINDS[side],
      siteUrl,
      language,
      subject: t('messages.subject', { name: from, title }),
      preheader: t('messages.preheader', { count }),
      heading: t('messages.heading', { count }),
      paragraphs: [t('news.lead', { name: to.name, sentence: t('messages.lead', { name: from, title }) })],
      quote: { text: excerptOf(last), by: from },
      note: t('messages.note'),
      reason: side === 'company' ? t('applied.reason') : t('interview.reason', { company }),
      // Recruiters cannot turn these mails off.
      ...(side === 'company' && {
        settings: { label: t('settings'), url: `${site}/applicant/privacy#notifications` },
      }),
      action: { label: t('messages.action'), url: `${site}${path}#messages` },
    });
  };
}

interface ReportedMessage {
  siteUrl: string;
  facts: { vacancy_id: number; title: string; company: string };
  reason: MessageReport['reason'];
  text: string;
  reporter: { name: string; email: string };
}

/** Mails the operator, whose pages are in English. */
export function messageReportMail({
  siteUrl,
  facts: { vacancy_id, title, company },
  reason,
  text,
  reporter,
}: ReportedMessage): Mail {
  return writeMail({
    template: 'message-report',
    siteUrl,
    language: 'en',
    subject: `A report about a message of ${company}`,
    preheader: `Reported to you: ${REASONS[reason]}.`,
    heading: 'A message was reported',
    paragraphs: [
      `${reporter.name} (${reporter.email}) reports a message of ${company} about ${title}: ${REASONS[reason]}.`,
    ],
    quote: { text, by: company },
    reason: 'You get this mail because you run this site. Reports are always sent.',
    action: { label: 'See the vacancy', url: `${siteUrl}/vacancies/${vacancy_id}` },
  });
}

const REASONS: Record<MessageReport['reason'], string> = {
  scam: 'it asks for money or documents',
  offensive: 'it is insulting or threatening',
  discrimination: 'it discriminates',
  other: 'something else is wrong',
};
