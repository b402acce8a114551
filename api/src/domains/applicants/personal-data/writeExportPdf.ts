import { type ApplicantExport, dayInAruba } from '@cpa/shared/contracts';
import Pdf from 'pdfkit';
import { collectPdf, printable } from '../../../platform/pdf/pdfText.ts';
import { exportSections } from './exportSections.rules.ts';

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
export async function writeExportPdf(data: ApplicantExport, files: readonly AttachedFile[]): Promise<Buffer> {
  const pdf = new Pdf({
    size: 'A4',
    margin: 56,
    info: { Title: `Data of ${printable(data.account.name)}`, Author: 'Career Portal Aruba' },
  });
  const done = collectPdf(pdf);
  pdf.font('Helvetica-Bold').fontSize(20).fillColor(INK).text('Your data at Career Portal Aruba');
  pdf
    .font('Helvetica')
    .fontSize(11)
    .fillColor(SOFT)
    .text(`Copied on ${dayInAruba(data.exported_at)}`);
  for (const { title, entries } of exportSections(data)) {
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
