import { AWG_PER_USD, type Currency } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../platform/mail/mail.ts';

interface Facts {
  siteUrl: string;
  name: string;
  items: { title: string; price: number }[];
  /** Minor units. */
  total: number;
  currency: Currency;
  orderId: number;
  invoice_number: string;
}

/** Mails the buyer; the link to the receipt requires a session. */
export function orderReceiptMail(facts: Facts): Mail {
  const { siteUrl, name, items, total, currency, orderId, invoice_number } = facts;
  const lines = items.map(({ title, price }) => `${title}: ${money(price, currency)}`);
  return writeMail({
    template: 'order-receipt',
    subject: `Receipt ${invoice_number}`,
    paragraphs: [
      name === '' ? 'Bon bini,' : `Bon bini ${name},`,
      'Thank you. Your payment has arrived, and what you bought is ready to be used.',
      [...lines, `Total: ${money(total, currency)}${florins(total, currency)}`].join('\n'),
      `Invoice number: ${invoice_number}`,
    ],
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
