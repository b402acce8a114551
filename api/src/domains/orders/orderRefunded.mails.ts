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
  const { siteUrl, total, currency, orderId, credit_note_number } = facts;
  return writeMail({
    template: 'order-refunded',
    siteUrl,
    subject: `Refund ${credit_note_number}`,
    preheader: `${money(total, currency)} is on its way back to you.`,
    heading: 'Your order was refunded',
    paragraphs: [
      `${greeting(facts)} your bank may take a few days to show the money. What you bought with this order and had not used yet can no longer be used.`,
    ],
    summary: {
      rows: [
        ['Order', String(orderId)],
        ['Credit note', credit_note_number],
      ],
      total: ['Refunded', `${money(total, currency)}${florins(total, currency)}`],
    },
    reason: REASON,
    action: { label: 'Open the credit note', url: ordersUrl(facts) },
  });
}

/** Mails the buyer that the provider did not accept a refund; the order stays paid. */
export function refundRefusedMail(facts: Facts): Mail {
  return writeMail({
    template: 'refund-refused',
    siteUrl: facts.siteUrl,
    subject: `Order ${facts.orderId} was not refunded`,
    preheader: 'No money was returned, and what you bought can be used again.',
    heading: 'The refund did not go through',
    paragraphs: [
      `${greeting(facts)} the payment provider did not accept the refund of order ${facts.orderId}. No money was returned, and what you bought can be used again.`,
      'Write to us on the contact page if you still want the refund, and we will look into it.',
    ],
    reason: REASON,
    action: { label: 'See the order', url: ordersUrl(facts) },
  });
}

const REASON = 'You get this mail because you paid for an order. Mails about payments are always sent.';

function greeting({ name }: Facts): string {
  return name === '' ? 'Bon bini,' : `Bon bini ${name},`;
}

function ordersUrl({ siteUrl, orderId }: Facts): string {
  return `${siteUrl}/recruiter-dashboard/orders?order=${orderId}`;
}
