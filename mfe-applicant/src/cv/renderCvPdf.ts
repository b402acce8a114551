import type { Cv } from '@cpa/shared/contracts';
import { openPdf } from '@cpa/shared/ui/pdf';
import { readPdfText } from './readPdfText.ts';
import { loadFonts } from './worker/fontFiles.ts';
import { photoBytes } from './worker/photoBytes.ts';
import { renderInWorker } from './worker/renderInWorker.ts';

export type CvPdf = {
  pdf: Uint8Array<ArrayBuffer>;
  pageCount: number;
  /** Characters that the fonts lack. They are left out of the PDF. */
  missingCharacters: string[];
  /** Text read back from the PDF, in the order in which programs read it. */
  text: string;
};

/**
 * Renders a CV as PDF in a worker. Rejects with the reason of the signal when it was aborted, so that an outdated
 * result never arrives, and with an error when fonts or the worker cannot be loaded.
 */
export async function renderCvPdf(cv: Cv, signal?: AbortSignal): Promise<CvPdf> {
  const [fonts, photo] = await Promise.all([loadFonts(cv), photoBytes(cv.resume.basics?.image)]);
  signal?.throwIfAborted();
  const result = await renderInWorker({ cv: withoutImage(cv), fonts, photo });
  signal?.throwIfAborted();
  const document = await openPdf({ data: result.pdf });
  try {
    const text = await readPdfText(document);
    signal?.throwIfAborted();
    return { ...result, text };
  } finally {
    await document.loadingTask.destroy();
  }
}

/** The worker receives the photo as bytes. */
function withoutImage({ resume, settings }: Cv): Cv {
  const { image: _image, ...basics } = resume.basics ?? {};
  return { resume: { ...resume, basics }, settings };
}
