import { AWG_PER_USD, type Currency } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../platform/mail/mail.ts';
import { mailDay } from '../../platform/mail/mailDates.ts';

interface Facts {
  siteUrl: string;
  name: string;
  items: { title: string; price: number }[];
  /** Minor units. */
  total: number;
  currency: Currency;
  orderId: number;
  invoice_number: string;
  paidAt: Date;
}

/** Mails the buyer; the link to the receipt requires a session. */
export function orderReceiptMail(facts: Facts): Mail {
  const { siteUrl, name, items, total, currency, orderId, invoice_number, paidAt } = facts;
  return writeMail({
    template: 'order-receipt',
    siteUrl,
    subject: `Receipt ${invoice_number}, ${money(total, currency)}`,
    preheader: 'Your payment has arrived. What you bought is ready to be used.',
    heading: 'Thank you for your order',
    paragraphs: [
      `${name === '' ? 'Bon bini' : `Bon bini ${name}`}, your payment has arrived, and what you bought is ready to be used.`,
    ],
    summary: {
      rows: [
        ['Invoice number', invoice_number],
        ['Date', mailDay(paidAt)],
        ...items.map(({ title, price }): [string, string] => [title, money(price, currency)]),
      ],
      total: ['Total', `${money(total, currency)}${florins(total, currency)}`],
    },
    reason: 'You get this mail because you paid for an order. Receipts are always sent.',
    action: { label: 'Open the receipt', url: `${siteUrl}/recruiter-dashboard/orders?order=${orderId}` },
  });
}

/** Formats as `USD 199.00`. */
export function money(amount: number, currency: string): string {
  const [whole = '', cents = ''] = (amount / 100).toFixed(2).split('.');
  return `${currency} ${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** Converts dollars to florins. */
export function florins(amount: number, currency: string): string {
  return currency === 'USD' ? ` (Afl. ${money(Math.round(amount * AWG_PER_USD), '').trim()})` : '';
}
