import type { PDFPageProxy } from '@cpa/shared/ui/pdf';

/** A text of a page; positions are fractions of the page's width. */
export type PageText = { text: string; left: number; right: number; top: number; bottom: number };

/** Returns the texts of a page with their positions. */
export async function readPageTexts(page: PDFPageProxy): Promise<PageText[]> {
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || !item.str.trim()) return [];
    const [, , , , x, y] = item.transform as number[];
    const bottom = height - y!;
    return {
      text: item.str,
      left: x! / width,
      right: (x! + item.width) / width,
      top: (bottom - item.height) / width,
      bottom: (bottom + item.height * 0.3) / width,
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
