import type { Locale, ReceivedRefundRequest } from '@cpa/shared/contracts';
import { OPERATOR } from '../../../platform/config/operator.ts';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';
import { money } from '../amounts.ts';
import { mailTextIn } from '../mailTexts.ts';
import { greet, orderUrl } from '../orderReceipt.mails.ts';

/** Mails the operators, whose pages are in English. */
export function refundAskedMail({
  siteUrl,
  request: { order, company, requested_by, reason },
}: {
  siteUrl: string;
  request: ReceivedRefundRequest;
}): Mail {
  const by = requested_by?.name ?? 'An owner';
  const total = money(order.total, order.currency, 'en');
  return writeMail({
    template: 'refund-asked',
    siteUrl,
    language: 'en',
    subject: `A refund is requested for order ${order.id}`,
    preheader: `${company ?? by} asks for ${total} back.`,
    heading: 'A refund is requested',
    paragraphs: [
      `${by} asks for the refund of order ${order.id}${company === null ? '' : ` of ${company}`}. Approve or refuse the request.`,
    ],
    quote: { text: reason, by },
    summary: {
      rows: [
        ['Order', String(order.id)],
        ['Units used', String(order.used_units)],
      ],
      total: ['Total', total],
    },
    reason: 'You get this mail because you run this site. Requests for refunds are always sent.',
    action: { label: 'See the request', url: `${siteUrl}/operator/refunds` },
  });
}

interface Answer {
  siteUrl: string;
  language: Locale;
  name: string;
  orderId: number;
  answer: string;
}

/** Mails the owner why the operator refused the request; the order stays paid. */
export function refundAnswerMail(facts: Answer): Mail {
  const { siteUrl, language, orderId, answer } = facts;
  const t = mailTextIn(language);
  // As text: a number would get a separator.
  const id = String(orderId);
  return writeMail({
    template: 'refund-answer',
    siteUrl,
    language,
    subject: t('answer.subject', { id }),
    preheader: t('answer.preheader'),
    heading: t('answer.heading'),
    paragraphs: [greet(facts, t('answer.text', { id }))],
    quote: { text: answer, by: OPERATOR.name },
    reason: t('answer.reason'),
    action: { label: t('refused.action'), url: orderUrl(siteUrl, language, orderId) },
  });
}
