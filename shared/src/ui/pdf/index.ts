/** Reading and drawing of PDFs with pdf.js, which loads with the first one. */
export { drawPdfPage, drawPdfText } from './drawPdfPage.ts';
export { openPdf } from './openPdf.ts';
export type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
