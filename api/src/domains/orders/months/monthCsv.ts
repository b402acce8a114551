import { AWG_PER_USD, type Locale, writeCsv } from '@cpa/shared/contracts';
import { optionName } from '@cpa/shared/server';
import { paymentOf } from '../orderDocument.ts';
import type { MonthDocument } from './month.rules.ts';

/** Writes one line per document. Names of columns, days and amounts are for programs and the same in every language. */
export function monthCsv(documents: readonly MonthDocument[], locale: Locale): string {
  const lines = documents.map(({ kind, number, day, order, billing }) => {
    const { method, brand, digits } = paymentOf(order);
    // A sum over the lines is what was paid in the end.
    const total = kind === 'receipt' ? order.total : -order.total;
    const inFlorins = Math.sign(total) * Math.round(order.total * AWG_PER_USD);
    return [
      kind,
      number,
      day,
      order.id,
      kind === 'receipt' ? null : order.invoice_number,
      billing['company'] ?? order.company?.name,
      billing['registration_number'],
      billing['tax_number'],
      order.billing.name,
      order.billing.address,
      billing['country'],
      order.billing.email,
      order.items.map(({ title }) => optionName(title, locale)).join('; '),
      order.currency,
      decimal(total),
      order.currency === 'USD' ? decimal(inFlorins) : null,
      method === 'sentoo' ? 'Sentoo' : [brand, digits].filter(Boolean).join(' '),
    ];
  });
  return writeCsv([HEADER, ...lines]);
}

const HEADER = [
  'document',
  'number',
  'date',
  'order',
  'for_receipt',
  'company',
  'registration_number',
  'tax_number',
  'buyer',
  'address',
  'country',
  'email',
  'items',
  'currency',
  'amount',
  'amount_awg',
  'paid_with',
];

/** Two decimals with a point. */
const decimal = (minor: number) => (minor / 100).toFixed(2);
