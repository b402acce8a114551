import type { Currency, Locale } from '@cpa/shared/contracts';
import { formatsFor, optionName } from '@cpa/shared/server';
import { writeMail, type Mail } from '../../platform/mail/mail.ts';
import { siteIn } from '../../platform/mail/siteUrls.ts';
import { money, moneyWithFlorins } from './amounts.ts';
import { mailTextIn } from './mailTexts.ts';

interface Facts {
  siteUrl: string;
  language: Locale;
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
  const { siteUrl, language, items, total, currency, orderId, invoice_number: number, paidAt } = facts;
  const t = mailTextIn(language);
  const paid = money(total, currency, language);
  return writeMail({
    template: 'order-receipt',
    siteUrl,
    language,
    subject: t('receipt.subject', { number, total: paid }),
    preheader: t('receipt.preheader'),
    heading: t('receipt.heading'),
    paragraphs: [greet(facts, t('receipt.text'))],
    summary: {
      rows: [
        [t('receipt.number'), number],
        [t('receipt.date'), formatsFor(language).formatDay(paidAt)],
        ...items.map(({ title, price }): [string, string] => [
          optionName(title, language),
          money(price, currency, language),
        ]),
      ],
      total: [t('receipt.total'), moneyWithFlorins(total, currency, language)],
    },
    reason: t('receipt.reason'),
    action: { label: t('receipt.action'), url: orderUrl(siteUrl, language, orderId) },
  });
}

/** Starts a sentence with the name of the buyer, if it is known. */
export const greet = ({ name, language }: Pick<Facts, 'name' | 'language'>, text: string): string =>
  mailTextIn(language)('greeting', { name: name === '' ? 'none' : 'some', person: name, text });

export const orderUrl = (siteUrl: string, language: Locale, orderId: number): string =>
  `${siteIn(siteUrl, language)}/recruiter-dashboard/orders?order=${orderId}`;
