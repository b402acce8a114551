import { beside, type Block } from './block.ts';
import { breakLines, type Line, type Span } from './lines.ts';
import type { PdfCanvas } from './PdfCanvas.ts';
import { addTag, type Tag } from './tags.ts';

export type ParagraphOptions = {
  width: number;
  tag: Tag;
  /** Line height as a multiple of the largest font size. */
  leading: number;
  gap?: number;
  keepWithNext?: boolean;
  align?: 'left' | 'right' | 'center';
};

/** A page does not begin or end with fewer lines of a paragraph than this. */
const FEWEST_LINES = 2;

/** Builds a paragraph. Its spans with a URL become links. */
export function paragraph(canvas: PdfCanvas, spans: Span[], options: ParagraphOptions): Block {
  const hasLinks = spans.some(({ url }) => url);
  const tags = spans.map(({ url }) => (hasLinks ? addTag(options.tag, url ? 'Link' : 'Span') : options.tag));
  const lines = breakLines(canvas, spans, options.width);
  const { gap = 0, keepWithNext = false } = options;
  const block = linesBlock(canvas, lines, spans, tags, options);
  // A link is written when its page ends, so a paragraph with links stays on one page.
  const { split, ...whole } = block;
  return { ...whole, gap, keepWithNext, ...(split && !hasLinks && { split }) };
}

function linesBlock(
  canvas: PdfCanvas,
  lines: Line[],
  spans: Span[],
  tags: Tag[],
  options: ParagraphOptions,
): Block {
  const size = Math.max(0, ...spans.map((span) => span.size));
  const lineHeight = size * options.leading;
  const style = spans.find((span) => span.size === size);
  const part = (from: number, to: number) => linesBlock(canvas, lines.slice(from, to), spans, tags, options);
  return {
    height: lines.length * lineHeight,
    gap: 0,
    keepWithNext: false,
    draw(x, y) {
      if (!style) return;
      const baseline = y + canvas.baselineOf(style, lineHeight);
      const pieces = lines.flatMap((line, place) =>
        line.pieces.map((piece) => ({
          ...piece,
          x: x + offsetOf(line, options) + piece.x,
          y: baseline + place * lineHeight,
        })),
      );
      for (const run of bySpan(pieces)) {
        const span = spans[run[0]!.span]!;
        const tag = tags[run[0]!.span]!;
        canvas.tagged(tag, () => {
          for (const piece of run) canvas.text(piece.text, piece.x, piece.y, span);
        });
        if (!span.url) continue;
        for (const piece of run)
          canvas.link(tag, span.url, span.text, {
            x: piece.x,
            y: piece.y - span.size,
            width: piece.width,
            height: lineHeight,
          });
      }
    },
    split(available) {
      const fitting = Math.floor((available + 0.01) / lineHeight);
      const count = Math.min(fitting, lines.length - FEWEST_LINES);
      if (count < FEWEST_LINES) return undefined;
      return [part(0, count), { ...part(count, lines.length), keepWithNext: options.keepWithNext ?? false }];
    },
  };
}

function offsetOf({ width }: Line, { align, width: full }: ParagraphOptions): number {
  if (align === 'right') return full - width;
  return align === 'center' ? (full - width) / 2 : 0;
}

/** Groups neighbouring pieces of the same span: they are one marked content. */
function bySpan<P extends { span: number }>(pieces: P[]): P[][] {
  const groups: P[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last?.[0]?.span === piece.span) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/** Builds an item of a list, with a bullet. */
export function bullet(
  canvas: PdfCanvas,
  span: Span,
  { tag, width, ...options }: ParagraphOptions,
  indent: number,
): Block {
  const item = addTag(tag, 'LI');
  const sign = paragraph(canvas, [{ ...span, text: '•' }], {
    ...options,
    tag: addTag(item, 'Lbl'),
    width: indent,
  });
  const body = paragraph(canvas, [span], { ...options, tag: addTag(item, 'LBody'), width: width - indent });
  return beside([
    { block: { ...sign, keepWithNext: false }, offset: 0 },
    { block: body, offset: indent },
  ]);
}
