import type { PDFDocumentProxy } from '@cpa/shared/ui/pdf';

/** Returns the text of a PDF in the order of its content, line by line, as a program reads it. */
export async function readPdfText(pdf: PDFDocumentProxy): Promise<string> {
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const lines = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
    pages.push(lines.join(''));
  }
  return pages
    .join('\n')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
