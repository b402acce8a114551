import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MAX_CHARACTERS } from './documentText.ts';

/** A resume is short: later pages are often copies of certificates. */
const MAX_PAGES = 20;

/** Returns the text of a PDF, line by line. @throws for a file that is not a PDF or is encrypted. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({
    data: bytes,
    verbosity: 0,
    // Only text is read: no fonts, no scripts of forms, and no further files.
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    maxImageSize: 0,
  }).promise;
  let text = '';
  const count = Math.min(document.numPages, MAX_PAGES);
  for (let number = 1; number <= count && text.length < MAX_CHARACTERS; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
    text += '\n';
    page.cleanup();
  }
  return text;
}
