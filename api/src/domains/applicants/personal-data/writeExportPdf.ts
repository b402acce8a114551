import { type ApplicantExport, LANGUAGES, type Locale } from '@cpa/shared/contracts';
import Pdf from 'pdfkit';
import { documentDay } from '../../../platform/pdf/documentDay.ts';
import { collectPdf, printable } from '../../../platform/pdf/pdfText.ts';
import { exportSections, exportText } from './exportSections.rules.ts';

const INK = '#12303a';
const SOFT = '#4b626a';

/** A file that is attached to the document. */
export interface AttachedFile {
  name: string;
  mediaType: string;
  uploadedAt: Date;
  bytes: Buffer;
}

/** Writes the export as a PDF to read or print, with selectable text and the uploaded files attached. */
export async function writeExportPdf(
  data: ApplicantExport,
  files: readonly AttachedFile[],
  locale: Locale,
): Promise<Buffer> {
  const t = exportText(locale);
  const pdf = new Pdf({
    size: 'A4',
    lang: LANGUAGES[locale].tag,
    margin: 56,
    info: { Title: t('name', { name: printable(data.account.name) }), Author: 'Career Portal Aruba' },
  });
  const done = collectPdf(pdf);
  pdf.font('Helvetica-Bold').fontSize(20).fillColor(INK).text(t('title'));
  pdf
    .font('Helvetica')
    .fontSize(11)
    .fillColor(SOFT)
    .text(t('copied', { day: documentDay(data.exported_at, locale) }));
  for (const { title, entries } of exportSections(data, locale)) {
    pdf.moveDown(1.2).font('Helvetica-Bold').fontSize(15).fillColor(INK).text(title);
    for (const { title: name, lines } of entries) {
      pdf.moveDown(0.5).font('Helvetica-Bold').fontSize(11).fillColor(INK).text(printable(name));
      pdf.font('Helvetica').fillColor(SOFT);
      for (const text of lines) pdf.text(printable(text));
    }
  }
  for (const [index, { name, mediaType, uploadedAt, bytes }] of files.entries()) {
    // Attachments need unique names.
    pdf.file(bytes, { name: `${index + 1}-${printable(name)}`, type: mediaType, creationDate: uploadedAt });
  }
  pdf.end();
  return await done;
}
