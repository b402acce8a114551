import { drawPdfPage, drawPdfText, openPdf as open } from '@cpa/shared/ui/pdf';

/** Target of a rendered page. */
type Targets = { canvas: HTMLCanvasElement; text: HTMLElement };

export type PdfDocument = {
  pageCount: number;
  /** Renders a page `width` pixels wide. Calls `onSize` when the height and the scale of the page are known. */
  render: (
    number: number,
    width: number,
    targets: Targets,
    onSize: (size: { height: number; scale: number }) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  close: () => Promise<void>;
};

/** Loads a PDF. Rejects when it cannot be loaded or read. */
export async function openPdf(url: string): Promise<PdfDocument> {
  const pdf = await open({ url });
  return {
    pageCount: pdf.numPages,
    close: async () => await pdf.loadingTask.destroy(),
    async render(number, width, { canvas, text }, onSize, signal) {
      const page = await pdf.getPage(number);
      if (signal.aborted) return;
      const scale = width / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      onSize({ height: viewport.height, scale });
      if (await drawPdfPage(page, canvas, width, signal)) await drawPdfText(page, text, viewport, signal);
    },
  };
}
