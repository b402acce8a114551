import type { Currency, Locale } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../platform/mail/mail.ts';
import { money, moneyWithFlorins } from './amounts.ts';
import { mailTextIn } from './mailTexts.ts';
import { greet, orderUrl } from './orderReceipt.mails.ts';

interface Facts {
  siteUrl: string;
  language: Locale;
  name: string;
  /** Minor units. */
  total: number;
  currency: Currency;
  orderId: number;
}

/** Mails the buyer; the link to the credit note requires a session. */
export function orderRefundedMail(facts: Facts & { credit_note_number: string }): Mail {
  const { siteUrl, language, currency, orderId, credit_note_number: number } = facts;
  const t = mailTextIn(language);
  const total = money(facts.total, currency, language);
  return writeMail({
    template: 'order-refunded',
    siteUrl,
    language,
    subject: t('refund.subject', { number }),
    preheader: t('refund.preheader', { total }),
    heading: t('refund.heading'),
    paragraphs: [greet(facts, t('refund.text'))],
    summary: {
      rows: [
        [t('refund.order'), String(orderId)],
        [t('refund.number'), number],
      ],
      total: [t('refund.total'), moneyWithFlorins(facts.total, currency, language)],
    },
    reason: t('payments.reason'),
    action: { label: t('refund.action'), url: orderUrl(siteUrl, language, orderId) },
  });
}

/** Mails the buyer that the provider did not accept a refund; the order stays paid. */
export function refundRefusedMail(facts: Facts): Mail {
  const { siteUrl, language, orderId } = facts;
  const t = mailTextIn(language);
  // As text: a number would get a separator.
  const id = String(orderId);
  return writeMail({
    template: 'refund-refused',
    siteUrl,
    language,
    subject: t('refused.subject', { id }),
    preheader: t('refused.preheader'),
    heading: t('refused.heading'),
    paragraphs: [greet(facts, t('refused.text', { id })), t('refused.next')],
    reason: t('payments.reason'),
    action: { label: t('refused.action'), url: orderUrl(siteUrl, language, orderId) },
  });
}
