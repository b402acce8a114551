import type { Block } from '../pdf/block.ts';
import { tint } from '../pdf/color.ts';
import { paragraph } from '../pdf/paragraph.ts';
import type { PdfCanvas } from '../pdf/PdfCanvas.ts';
import { addTag, type Tag } from '../pdf/tags.ts';
import type { Theme } from './theme.ts';

type Chip = { x: number; width: number; text: Block };

const PADDING = 7;
const GAP = 5;

/** Builds rows of short texts, each on a rounded background. Screen readers read them as a list. */
export function chips(
  canvas: PdfCanvas,
  theme: Theme,
  words: string[],
  { tag, width }: { tag: Tag; width: number },
): Block[] {
  const style = { weight: 'regular' as const, size: theme.size, color: theme.ink };
  const list = addTag(tag, 'L');
  const rows: Chip[][] = [];
  let right = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const chipWidth = Math.min(canvas.widthOf(word, style) + 0.5, width - 2 * PADDING);
    const text = paragraph(canvas, [{ ...style, text: word }], {
      tag: addTag(addTag(list, 'LI'), 'LBody'),
      width: chipWidth,
      leading: theme.leading,
    });
    const outer = chipWidth + 2 * PADDING;
    if (right + outer > width) {
      rows.push([]);
      right = 0;
    }
    rows.at(-1)!.push({ x: right, width: outer, text });
    right += outer + GAP;
  }
  return rows.map((row): Block => {
    const height = Math.max(...row.map(({ text }) => text.height)) + 5;
    return {
      height,
      gap: GAP,
      keepWithNext: false,
      draw(x, y) {
        for (const chip of row) {
          canvas.artifact((doc) =>
            doc
              .roundedRect(x + chip.x, y, chip.width, height, Math.min(height / 2, 9))
              .fill(tint(theme.accent, 0.1)),
          );
          chip.text.draw(x + chip.x + PADDING, y + 2.5);
        }
      },
    };
  });
}
