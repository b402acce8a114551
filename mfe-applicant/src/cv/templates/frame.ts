import type { PdfCanvas } from '../pdf/PdfCanvas.ts';
import type { Block } from '../pdf/block.ts';
import { MUTED } from './theme.ts';

/** Space between the text and the edge of the paper, in points. */
export type Margins = { top: number; bottom: number; left: number; right: number };

/** Keeps the name, the label and the contact details with the first section. */
export const keptWithNext = (blocks: Block[]): Block[] =>
  blocks.map((block) => ({ ...block, keepWithNext: true }));

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
