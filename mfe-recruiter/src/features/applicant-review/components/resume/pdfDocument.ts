import { getDocument, GlobalWorkerOptions, TextLayer } from 'pdfjs-dist';
import { startPdfWorker } from './startPdfWorker.ts';

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
  GlobalWorkerOptions.workerPort ??= startPdfWorker();
  const task = getDocument({ url, disableRange: true, disableStream: true, enableXfa: false });
  const pdf = await task.promise;
  return {
    pageCount: pdf.numPages,
    close: async () => await task.destroy(),
    async render(number, width, { canvas, text }, onSize, signal) {
      const page = await pdf.getPage(number);
      if (signal.aborted) return;
      const scale = width / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      onSize({ height: viewport.height, scale });
      const sharpness = Math.min(window.devicePixelRatio || 1, 2);
      // Rendering off screen first avoids a white flash while zooming.
      const picture = document.createElement('canvas');
      picture.width = Math.floor(viewport.width * sharpness);
      picture.height = Math.floor(viewport.height * sharpness);
      const rendering = page.render({
        canvas: picture,
        viewport: page.getViewport({ scale: scale * sharpness }),
      });
      signal.addEventListener('abort', () => rendering.cancel());
      await rendering.promise;
      if (signal.aborted) return;
      canvas.width = picture.width;
      canvas.height = picture.height;
      canvas.getContext('2d')!.drawImage(picture, 0, 0);
      text.replaceChildren();
      const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
      signal.addEventListener('abort', () => layer.cancel());
      await layer.render();
    },
  };
}
