import type { Currency } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../platform/mail/mail.ts';
import { florins, money } from './orderReceipt.mails.ts';

interface Facts {
  siteUrl: string;
  name: string;
  /** Minor units. */
  total: number;
  currency: Currency;
  orderId: number;
}

/** Mails the buyer; the link to the credit note requires a session. */
export function orderRefundedMail(facts: Facts & { credit_note_number: string }): Mail {
  const { total, currency, credit_note_number } = facts;
  return writeMail({
    template: 'order-refunded',
    subject: `Refund ${credit_note_number}`,
    paragraphs: [
      greeting(facts),
      `We refunded order ${facts.orderId}: ${money(total, currency)}${florins(total, currency)}. Your bank may take a few days to show it.`,
      'What you bought with this order and had not used yet can no longer be used.',
      `Credit note: ${credit_note_number}`,
    ],
    action: { label: 'Open the credit note', url: ordersUrl(facts) },
  });
}

/** Mails the buyer that the provider did not accept a refund; the order stays paid. */
export function refundRefusedMail(facts: Facts): Mail {
  return writeMail({
    template: 'refund-refused',
    subject: `Order ${facts.orderId} was not refunded`,
    paragraphs: [
      greeting(facts),
      `The payment provider did not accept the refund of order ${facts.orderId}. No money was returned, and what you bought can be used again.`,
      'Reply to this mail if you still want the refund, and we will look into it.',
    ],
    action: { label: 'See the order', url: ordersUrl(facts) },
  });
}

function greeting({ name }: Facts): string {
  return name === '' ? 'Bon bini,' : `Bon bini ${name},`;
}

function ordersUrl({ siteUrl, orderId }: Facts): string {
  return `${siteUrl}/recruiter-dashboard/orders?order=${orderId}`;
}
