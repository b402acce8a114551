import type { PdfCanvas } from '../pdf/PdfCanvas.ts';
import { MUTED } from './theme.ts';

/** Writes name and page number at the bottom of the pages after the first. */
export function drawPageNumber(
  canvas: PdfCanvas,
  {
    name,
    page,
    pageCount,
    left,
    right,
  }: { name: string; page: number; pageCount: number; left: number; right: number },
): void {
  if (page === 0) return;
  const style = { weight: 'regular' as const, size: 7.5, color: MUTED };
  const number = `${page + 1} / ${pageCount}`;
  const baseline = canvas.paper.height - 24;
  canvas.artifact(() => {
    if (name.length < 60) canvas.text(name, left, baseline, style);
    canvas.text(number, canvas.paper.width - right - canvas.widthOf(number, style), baseline, style);
  }, 'Pagination');
}
