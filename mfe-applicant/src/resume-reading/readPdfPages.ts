import { openPdf } from '@cpa/shared/ui/pdf';
import type { PdfText } from './reading/pdfText.ts';

/** Pages that are read; a resume has fewer. */
const MOST_PAGES = 30;

/** Returns the texts of the pages of a PDF. Rejects with a `PasswordException` for an encrypted one. */
export async function readPdfPages(bytes: Uint8Array): Promise<PdfText[][]> {
  const pdf = await openPdf({ data: bytes });
  try {
    const pages: PdfText[][] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(items.filter((item) => 'str' in item));
    }
    return pages;
  } finally {
    await pdf.loadingTask.destroy();
  }
}
