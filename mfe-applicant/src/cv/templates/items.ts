import type { Item } from '../content/cvContent.ts';
import { beside, type Block } from '../pdf/block.ts';
import type { Span } from '../pdf/lines.ts';
import { paragraph } from '../pdf/paragraph.ts';
import type { PdfCanvas } from '../pdf/PdfCanvas.ts';
import { addTag, type Tag } from '../pdf/tags.ts';
import { chips } from './chips.ts';
import { drawRule } from './headings.ts';
import { drawLevel, levelShare } from './levels.ts';
import type { Theme } from './theme.ts';

type Place = { tag: Tag; width: number };

/** Details longer than this are not written in brackets. */
const LONGEST_DETAIL = 24;

/** Builds skills, languages and interests in the style of the theme. */
export function itemBlocks(canvas: PdfCanvas, theme: Theme, list: Item[], { tag, width }: Place): Block[] {
  const style = { weight: 'regular' as const, size: theme.size, color: theme.ink };
  const bold = { ...style, weight: 'bold' as const };
  const own = () => ({ tag: addTag(tag, 'P'), width, leading: theme.leading, gap: theme.gaps.line });
  const words = list.map(({ name, detail }) => (name && detail ? `${name} (${detail})` : name || detail));
  const isShort = list.every(({ name, detail }) => !name || detail.length <= LONGEST_DETAIL);
  if (theme.items === 'chips' && isShort) return chips(canvas, theme, words, { tag, width });
  if (theme.items === 'inline' && isShort)
    return [paragraph(canvas, [{ ...style, text: words.join('  ·  ') }], own())];
  const isAligned = theme.items === 'aligned';
  return list.map((item) => {
    const isBrief = item.detail.length <= LONGEST_DETAIL / 2 || levelShare(item.detail) !== undefined;
    const fits = isBrief && widthOf(canvas, style, item) + theme.size < width;
    if (isAligned && fits) return alignedItem(canvas, theme, item, own());
    const { name, detail } = item;
    const isPair = name && detail;
    const spans: Span[] = isPair
      ? [
          { ...bold, text: `${name}: ` },
          { ...style, text: detail },
        ]
      : [{ ...style, text: name || detail }];
    return paragraph(canvas, spans, own());
  });
}

const widthOf = (canvas: PdfCanvas, style: Omit<Span, 'text'>, { name, detail }: Item): number =>
  canvas.widthOf(name, style) + canvas.widthOf(detail, style);

/** Name at the left, detail at the right. */
function alignedItem(
  canvas: PdfCanvas,
  theme: Theme,
  { name, detail }: Item,
  { tag, ...place }: Place & { leading: number; gap: number },
): Block {
  const style = { weight: 'regular' as const, size: theme.size, color: theme.ink };
  const left = paragraph(canvas, [{ ...style, text: name }], { ...place, tag: addTag(tag, 'Span') });
  const right = paragraph(canvas, [{ ...style, text: detail, color: theme.muted }], {
    ...place,
    tag: addTag(tag, 'Span'),
    align: 'right',
  });
  const row = detail
    ? beside([
        { block: left, offset: 0 },
        { block: right, offset: 0 },
      ])
    : left;
  const share = theme.levels && levelShare(detail);
  const { width } = place;
  const below = share ? 6.5 : theme.itemRule ? 3 : 0;
  if (below === 0) return row;
  return {
    ...row,
    height: row.height + below,
    draw(x, y) {
      row.draw(x, y);
      const bottom = y + row.height;
      if (theme.levels && share) drawLevel(canvas, { x, y: bottom + 1.5, width, share, ...theme.levels });
      else drawRule(canvas, x, bottom + 2, width, theme.itemRule ?? theme.ink, 0.5);
    },
  };
}
