import { cvContent } from '../content/cvContent.ts';
import { readable } from '../pdf/color.ts';
import { beside, stacked } from '../pdf/block.ts';
import { addTag } from '../pdf/tags.ts';
import { contactLine, headBlocks } from './head.ts';
import { drawPageNumber } from './pageNumber.ts';
import { heading } from './headings.ts';
import { createKit } from './kit.ts';
import type { Layout, LayoutInput } from './layout.ts';
import { INK, MUTED, scaleOf, type Theme } from './theme.ts';

/** Dense single column with the dates on the left: many years on few pages. */
export function compactLayout({ canvas, cv }: LayoutInput): Layout {
  const content = cvContent(cv, 'short');
  const scale = scaleOf(cv.settings);
  const accent = readable(cv.settings.color, '#ffffff');
  const size = 8.5 * scale.size;
  const theme: Theme = {
    size,
    leading: 1.3 * scale.leading,
    ink: INK,
    muted: MUTED,
    accent,
    gaps: { section: 8.5 * scale.gap, heading: 3, entry: 4.4 * scale.gap, line: 0.8 * scale.gap },
    indent: 9,
    heading: heading(canvas, {
      size: size * 1.08,
      color: accent,
      rule: { at: 'above', color: '#c9d1d4', space: 6 * scale.gap },
    }),
    entry: 'dates-left',
    items: 'inline',
  };
  const kit = createKit(canvas, theme);
  const side = 42;
  const top = 38;
  const width = canvas.paper.width - 2 * side;
  const share = 0.56;
  const titles = headBlocks(kit, content, {
    width: width * share,
    name: { size: 18 * scale.size, color: INK, leading: 1.15 },
    label: { size: 9.4 * scale.size, color: INK, gap: 2 },
  });
  const contact = kit.text(
    contactLine(content.contacts, kit.plain('', { color: MUTED, size: size * 0.97 })),
    { tag: addTag(canvas.root, 'P'), width: width * (1 - share - 0.03) },
    { align: 'right', leading: 1.45 },
  );
  const head = beside([
    { block: stacked(titles), offset: 0 },
    { block: contact, offset: width * (share + 0.03) },
  ]);
  return {
    columns: [
      {
        blocks: [
          { ...head, keepWithNext: true },
          ...content.sections.flatMap((section) => kit.sectionBlocks(section, { tag: canvas.root, width })),
        ],
        frame: () => ({ x: side, y: top, height: canvas.paper.height - 2 * top - 6 }),
      },
    ],
    decorate: (page, pageCount) =>
      drawPageNumber(canvas, { name: content.name, page, pageCount, left: side, right: side }),
  };
}
