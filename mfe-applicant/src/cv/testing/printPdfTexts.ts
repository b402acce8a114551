/** Prints the texts of the pages of a PDF as JSON: `node printPdfTexts.ts <file>`. Jest cannot load pdf.js. */
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const [, , file = ''] = process.argv;
const pdf = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise;
const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  pages.push(items.filter((item) => 'str' in item));
}
process.stdout.write(JSON.stringify(pages));
