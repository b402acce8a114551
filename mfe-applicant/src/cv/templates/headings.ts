import type { Block } from '../pdf/block.ts';
import { paragraph } from '../pdf/paragraph.ts';
import type { PdfCanvas } from '../pdf/PdfCanvas.ts';
import type { Tag } from '../pdf/tags.ts';

type HeadingStyle = {
  size: number;
  color: string;
  leading?: number;
  /** Rule below or above the title. */
  rule?: { color: string; at: 'below' | 'above'; space: number; width?: number };
};

/** Builds the title of a section. */
export const heading =
  (canvas: PdfCanvas, { size, color, rule, leading = 1.3 }: HeadingStyle) =>
  (title: string, tag: Tag, width: number): Block => {
    const style = { weight: 'bold' as const, size, color };
    const words = paragraph(canvas, [{ ...style, text: title }], { tag, width, leading });
    if (!rule) return words;
    const above = rule.at === 'above' ? rule.space : 0;
    return {
      height: words.height + rule.space,
      gap: 0,
      keepWithNext: true,
      draw(x, y) {
        const line = rule.at === 'above' ? y : y + words.height + rule.space / 2;
        drawRule(canvas, x, line, width, rule.color, rule.width);
        words.draw(x, y + above);
      },
    };
  };

export function drawRule(
  canvas: PdfCanvas,
  x: number,
  y: number,
  width: number,
  color: string,
  thickness = 0.6,
): void {
  canvas.artifact((doc) => doc.rect(x, y - thickness / 2, width, thickness).fill(color));
}

/** Builds a centered title between two rules. */
export const centeredHeading =
  (canvas: PdfCanvas, style: HeadingStyle, ruleColor: string) =>
  (title: string, tag: Tag, width: number): Block => {
    const text = { weight: 'bold' as const, size: style.size, color: style.color };
    const words = paragraph(canvas, [{ ...text, text: title }], {
      tag,
      width,
      leading: style.leading ?? 1.3,
      align: 'center',
    });
    const rule = (width - canvas.widthOf(title, text)) / 2 - 14;
    return {
      ...words,
      draw(x, y) {
        const middle = y + words.height / 2 + 0.5;
        if (rule > 0) {
          drawRule(canvas, x, middle, rule, ruleColor);
          drawRule(canvas, x + width - rule, middle, rule, ruleColor);
        }
        words.draw(x, y);
      },
    };
  };
