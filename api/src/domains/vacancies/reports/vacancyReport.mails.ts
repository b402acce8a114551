import type { ReportReason } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';

interface Facts {
  siteUrl: string;
  vacancy: { id: number; title: string; company: string };
  reason: ReportReason;
  message: string;
  email: string | undefined;
}

/** Mails the operator, whose pages are in English. */
export function vacancyReportMail({ siteUrl, vacancy, reason, message, email }: Facts): Mail {
  return writeMail({
    template: 'vacancy-report',
    siteUrl,
    language: 'en',
    subject: `A report about ${vacancy.title}`,
    preheader: `Reported to you: ${REASONS[reason]}.`,
    heading: 'A vacancy was reported',
    paragraphs: [
      `${email ?? 'Somebody'} reports the vacancy ${vacancy.title} of ${vacancy.company}: ${REASONS[reason]}.`,
    ],
    ...(message && { quote: { text: message, by: email ?? 'Somebody' } }),
    reason: 'You get this mail because you run this site. Reports are always sent.',
    action: { label: 'See the vacancy', url: `${siteUrl}/vacancies/${vacancy.id}` },
  });
}

const REASONS: Record<ReportReason, string> = {
  scam: 'it looks like a scam',
  discrimination: 'it discriminates',
  misleading: 'it is misleading',
  expired: 'the job is taken',
  offensive: 'it is offensive',
  other: 'something else is wrong',
};
