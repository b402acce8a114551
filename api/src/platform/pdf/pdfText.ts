/** Standard fonts of PDF cover Western European languages; other characters become question marks. */
export function printable(text: string): string {
  return text.normalize('NFC').replaceAll(UNWRITTEN, '?');
}

const UNWRITTEN =
  /[^\n\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2013\u2014\u2018-\u201e\u2020-\u2022\u2026\u20ac\u2122]/gu;

/** Collects the document until it ends. */
export async function collectPdf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of pdf as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
