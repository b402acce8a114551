import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Subset of the Trusted Types API. The site's CSP allows the policy. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
};

let worker: Worker | undefined;

/**
 * Opens a PDF from a URL of this site or from its bytes. Call `destroy()` on its `loadingTask` when it is no longer
 * needed.
 * @throws when pdf.js cannot be loaded, and for a file that is not a PDF or is encrypted
 */
export async function openPdf(source: { url: string } | { data: Uint8Array }): Promise<PDFDocumentProxy> {
  // Loads beside pdf.js.
  worker ??= startWorker();
  const { getDocument, GlobalWorkerOptions } = await loadPdfJs();
  GlobalWorkerOptions.workerPort ??= worker;
  const { promise } = getDocument({
    // pdf.js transfers the bytes to its worker, so it gets a copy.
    ...('data' in source ? { data: source.data.slice() } : source),
    disableRange: true,
    disableStream: true,
    enableXfa: false,
  });
  return await promise;
}

/** A separate chunk, so that importing this module neither loads nor evaluates pdf.js. */
export function loadPdfJs() {
  return import(/* webpackChunkName: "pdf-js" */ 'pdfjs-dist');
}

function startWorker(): Worker {
  const { href } = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('pdf-js', { createScriptURL: () => href });
  return new Worker(policy?.createScriptURL(href) ?? href, { type: 'module' });
}
