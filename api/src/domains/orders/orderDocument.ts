import { AWG_PER_USD, LANGUAGES, type Locale, type Order } from '@cpa/shared/contracts';
import { createServerTexts, optionName } from '@cpa/shared/server';
import Pdf from 'pdfkit';
import { OPERATOR, OPERATOR_DETAILS } from '../../platform/config/operator.ts';
import { collectPdf, printable } from '../../platform/pdf/pdfText.ts';
import { money, moneyWithFlorins } from './amounts.ts';
import type english from './documents.messages.json';
import type { Values } from './documents.messages.values.ts';

/** Texts of receipts and credit notes. */
export const documentText = createServerTexts<typeof english, Values>(
  new URL('documents.messages.json', import.meta.url),
);

const INK = '#12303a';
const SOFT = '#4b626a';
const LEFT = 56;
const WIDTH = 483;

/** A receipt or credit note. */
export interface OrderDocument {
  order: Order;
  billing: Record<string, string>;
  title: string;
  facts: string[];
  /** Label of the total. */
  total: string;
}

/** Creates a PDF with selectable text, in which each document starts on an A4 page of its own. */
export async function writeOrderDocuments(
  title: string,
  documents: readonly OrderDocument[],
  locale: Locale,
): Promise<Buffer> {
  const pdf = new Pdf({
    size: 'A4',
    lang: LANGUAGES[locale].tag,
    margin: LEFT,
    info: { Title: title, Author: OPERATOR.name },
    autoFirstPage: false,
  });
  const done = collectPdf(pdf);
  for (const document of documents) {
    pdf.addPage();
    writePage(pdf, document, locale);
  }
  pdf.end();
  return await done;
}

function writePage(
  pdf: PDFKit.PDFDocument,
  { order, billing, title, facts, total }: OrderDocument,
  locale: Locale,
): void {
  const t = documentText(locale);
  const { currency } = order;
  pdf.font('Helvetica-Bold').fontSize(20).fillColor(INK).text(SITE);
  pdf.font('Helvetica').fontSize(11).fillColor(SOFT).text(printable(OPERATOR.name));
  for (const line of OPERATOR_DETAILS) pdf.text(printable(line));
  pdf.moveDown(2);

  pdf.font('Helvetica-Bold').fontSize(16).fillColor(INK).text(title);
  pdf.font('Helvetica').fontSize(11).fillColor(SOFT);
  for (const fact of facts) pdf.text(fact);
  pdf.moveDown(1.5);

  pdf.fillColor(INK).font('Helvetica-Bold').text(t('buyer')).font('Helvetica');
  for (const line of buyerLines(order, billing, locale)) pdf.text(printable(line));
  pdf.moveDown(1.5);

  for (const { title: english, price, vacancies } of order.items) {
    const item = optionName(english, locale);
    const name = vacancies > 0 ? t('postings', { item, count: vacancies }) : item;
    row(pdf, printable(name), money(price, currency, locale));
  }
  pdf
    .moveTo(LEFT, pdf.y)
    .lineTo(LEFT + WIDTH, pdf.y)
    .strokeColor('#dcd5c4')
    .stroke()
    .moveDown(0.5);
  pdf.font('Helvetica-Bold');
  row(pdf, total, moneyWithFlorins(order.total, currency, locale));
  pdf.font('Helvetica').fontSize(10).fillColor(SOFT).moveDown(1);
  if (currency === 'USD') {
    const rate = {
      dollars: money(100, 'USD', locale),
      florins: money(Math.round(100 * AWG_PER_USD), 'AWG', locale),
    };
    pdf.text(t('rate', rate), LEFT, pdf.y, { width: WIDTH });
  }
}

/** Payment method, and the last digits of the card, as the texts name them. */
export function paymentOf({ payment_method, card }: Order) {
  const method = payment_method === 'sentoo' ? 'sentoo' : card ? 'named' : 'card';
  return { method, brand: card?.brand ?? '', digits: card?.last_four ?? '' };
}

const SITE = 'Career Portal Aruba';

function row(pdf: PDFKit.PDFDocument, name: string, amount: string): void {
  const { y } = pdf;
  pdf.text(amount, LEFT + 260, y, { width: WIDTH - 260, align: 'right' });
  const after = pdf.y;
  pdf.text(name, LEFT, y, { width: 250 });
  pdf.y = Math.max(after, pdf.y) + 6;
}

/** The buyer as of when the order was placed. Orders from before the name was stored show the present one. */
function buyerLines({ company }: Order, billing: Record<string, string>, locale: Locale): string[] {
  const t = documentText(locale);
  const { registration_number: registration, tax_number: tax } = billing;
  const person = [billing['firstname'], billing['lastname']].filter(Boolean).join(' ');
  const place = [billing['postal_code'], billing['locality'], billing['administrative_area']]
    .filter(Boolean)
    .join(' ');
  return [
    billing['company'] ?? company?.name,
    registration && t('registration', { number: registration }),
    tax && t('taxNumber', { number: tax }),
    person,
    billing['address'],
    place,
    billing['country'],
  ].filter((line): line is string => line !== undefined && line !== '');
}
