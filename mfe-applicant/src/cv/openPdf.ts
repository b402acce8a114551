import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import { TrustedWorker } from './worker/TrustedWorker.ts';

const WORKER_URL = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);

/** Opens a PDF with pdf.js. Call `destroy()` on its `loadingTask` when it is no longer shown. */
export async function openPdf(pdf: Uint8Array): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerPort ??= new TrustedWorker(WORKER_URL).worker;
  // pdf.js transfers the bytes to its worker, so it gets a copy.
  return await getDocument({ data: pdf.slice(), enableXfa: false }).promise;
}
