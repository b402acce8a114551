import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import { loadPdfJs } from './openPdf.ts';

/** Draws a page `width` CSS pixels wide. Returns false when it was aborted. */
export async function drawPdfPage(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  width: number,
  signal: AbortSignal,
): Promise<boolean> {
  const sharpness = Math.min(window.devicePixelRatio || 1, 2);
  const scale = (width / page.getViewport({ scale: 1 }).width) * sharpness;
  const viewport = page.getViewport({ scale });
  // Drawing off screen first avoids a white flash.
  const picture = document.createElement('canvas');
  picture.width = Math.floor(viewport.width);
  picture.height = Math.floor(viewport.height);
  const rendering = page.render({ canvas: picture, viewport });
  signal.addEventListener('abort', () => rendering.cancel());
  await rendering.promise;
  if (signal.aborted) return false;
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')!.drawImage(picture, 0, 0);
  return true;
}

/** Fills `container` with the transparent, selectable text of a page. */
export async function drawPdfText(
  page: PDFPageProxy,
  container: HTMLElement,
  viewport: PageViewport,
  signal: AbortSignal,
): Promise<void> {
  const { TextLayer } = await loadPdfJs();
  container.replaceChildren();
  // A translated text would no longer match the position of the words in the picture.
  container.translate = false;
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
  signal.addEventListener('abort', () => layer.cancel());
  await layer.render();
}
