import { cvContent, type Section } from '../content/cvContent.ts';
import { beside, type Block, indented, stacked } from '../pdf/block.ts';
import { mix, readable, tint } from '../pdf/color.ts';
import { headBlocks } from './head.ts';
import { drawPageNumber } from './pageNumber.ts';
import { centeredHeading, drawRule, heading } from './headings.ts';
import { createKit } from './kit.ts';
import type { Layout, LayoutInput } from './layout.ts';
import { photoBlock } from './parts.ts';
import { INK, MUTED, scaleOf, type Theme } from './theme.ts';

const MARGIN = 50;
const PADDING = 20;
const PANEL_GAP = 30;
/** A panel higher than this share of the page is laid out as two sections instead. */
const HIGHEST_PANEL = 0.4;

/** A centered header, and languages and certificates in a panel below it, because employers look for them first. */
export function hospitalityLayout({ canvas, cv, photo }: LayoutInput): Layout {
  const content = cvContent(cv);
  const scale = scaleOf(cv.settings);
  const accent = readable(cv.settings.color, '#ffffff');
  const paper = mix('#faf6ee', tint(accent, 0.1), 0.3);
  const size = 9.5 * scale.size;
  const theme: Theme = {
    size,
    leading: 1.43 * scale.leading,
    ink: INK,
    muted: MUTED,
    accent,
    gaps: { section: 16 * scale.gap, heading: 6, entry: 9 * scale.gap, line: 2.2 * scale.gap },
    indent: 11,
    heading: centeredHeading(canvas, { size: size * 1.16, color: accent }, tint(accent, 0.35)),
    entry: 'two-lines',
    items: 'inline',
  };
  const kit = createKit(canvas, theme);
  const full = canvas.paper.width - 2 * MARGIN;
  const { name } = content;
  const header = [
    ...(photo ? [photoBlock(canvas, photo, { size: 84, width: full, align: 'center' })] : []),
    ...headBlocks(kit, content, {
      width: full,
      align: 'center',
      name: { size: 27 * scale.size, color: accent, leading: 1.16, gap: 12 },
      label: { size: 12 * scale.size, color: INK, gap: 3 },
      contact: { color: MUTED, gap: 8 },
    }),
  ];

  const shown = content.sections.filter(({ key }) => key === 'languages' || key === 'certificates');
  const panelKit = createKit(canvas, {
    ...theme,
    heading: heading(canvas, { size: size * 1.12, color: accent }),
    entry: 'narrow',
    items: 'aligned',
    gaps: { ...theme.gaps, entry: 6 * scale.gap, heading: 4.5 },
    levels: { color: accent, track: tint(accent, 0.2) },
  });
  const inner = full - 2 * PADDING;
  const columnWidth = shown.length > 1 ? (inner - PANEL_GAP) / 2 : inner;
  const root = { ...canvas.root, children: [] as typeof canvas.root.children };
  const columns = shown.map((section) =>
    stacked(panelKit.sectionBlocks(section, { tag: root, width: columnWidth })),
  );
  const isPanel = columns.every(({ height }) => height < canvas.paper.height * HIGHEST_PANEL);
  if (isPanel) canvas.root.children.push(...root.children);
  const panel = isPanel && columns.length > 0 ? [panelBlock(columns)] : [];
  const others = content.sections.filter((section) => !shown.includes(section));
  const body: Section[] = isPanel ? others : [...shown, ...others];

  function panelBlock(parts: Block[]): Block {
    const row = beside(parts.map((block, index) => ({ block, offset: index * (columnWidth + PANEL_GAP) })));
    const { split: _split, ...whole } = indented(row, PADDING);
    const height = row.height + 2 * PADDING - 6;
    return {
      ...whole,
      height,
      gap: 18 * scale.gap,
      draw(x, y) {
        canvas.artifact((doc) => doc.roundedRect(x, y, full, height, 6).fill(paper));
        drawRule(canvas, x + PADDING, y, full - 2 * PADDING, accent, 1.4);
        whole.draw(x, y + PADDING - 3);
      },
    };
  }

  return {
    columns: [
      {
        blocks: [
          ...header,
          ...panel,
          ...body.flatMap((section) => kit.sectionBlocks(section, { tag: canvas.root, width: full })),
        ],
        frame: () => ({ x: MARGIN, y: 46, height: canvas.paper.height - 2 * 46 }),
      },
    ],
    decorate: (page, pageCount) =>
      drawPageNumber(canvas, { name, page, pageCount, left: MARGIN, right: MARGIN }),
  };
}
