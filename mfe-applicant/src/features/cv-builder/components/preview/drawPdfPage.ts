import type { PDFDocumentProxy } from 'pdfjs-dist';

/** A text of a page; positions are fractions of the page's width. */
export type PageText = { text: string; left: number; right: number; top: number; bottom: number };

/** Draws a page and returns its texts; null when it was aborted. */
export async function drawPdfPage(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  width: number,
  signal: AbortSignal,
): Promise<PageText[] | null> {
  const page = await pdf.getPage(number);
  if (signal.aborted) return null;
  const full = page.getViewport({ scale: 1 });
  const sharpness = Math.min(window.devicePixelRatio || 1, 2);
  const viewport = page.getViewport({ scale: (width / full.width) * sharpness });
  // Drawing off screen first avoids a white flash.
  const picture = document.createElement('canvas');
  picture.width = Math.floor(viewport.width);
  picture.height = Math.floor(viewport.height);
  const rendering = page.render({ canvas: picture, viewport });
  signal.addEventListener('abort', () => rendering.cancel());
  await rendering.promise;
  if (signal.aborted) return null;
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')!.drawImage(picture, 0, 0);
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || !item.str.trim()) return [];
    const [, , , , x, y] = item.transform as number[];
    const bottom = full.height - y!;
    return {
      text: item.str,
      left: x! / full.width,
      right: (x! + item.width) / full.width,
      top: (bottom - item.height) / full.width,
      bottom: (bottom + item.height * 0.3) / full.width,
    };
  });
}

/** Returns the text at a point, or the nearest one of the same line. */
export function textAt(texts: readonly PageText[], x: number, y: number): string | null {
  const onLine = texts.filter(({ top, bottom }) => y >= top - 0.004 && y <= bottom + 0.004);
  const distance = ({ left, right }: PageText) => (x < left ? left - x : x > right ? x - right : 0);
  const [nearest] = onLine.toSorted((a, b) => distance(a) - distance(b));
  return nearest && distance(nearest) < 0.2 ? nearest.text : null;
}
