/** Subset of the Trusted Types API. `src/manifest.ts` declares the policy. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
};

const WORKER_URL = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** Starts the worker of pdf.js. The policy allows this one URL. */
export function startPdfWorker(): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('pdf-worker', { createScriptURL: () => WORKER_URL });
  return new Worker(policy?.createScriptURL(WORKER_URL) ?? WORKER_URL, { type: 'module' });
}
