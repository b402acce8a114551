import type { SectionName } from '@cpa/shared/contracts';
import { cvContent, type Section } from '../content/cvContent.ts';
import { beside, stacked } from '../pdf/block.ts';
import { mix, readable, tint } from '../pdf/color.ts';
import { addTag } from '../pdf/tags.ts';
import { headBlocks } from './head.ts';
import { drawPageNumber } from './pageNumber.ts';
import { heading } from './headings.ts';
import { createKit } from './kit.ts';
import type { Layout, LayoutInput } from './layout.ts';
import { photoBlock } from './parts.ts';
import { INK, MUTED, scaleOf, type Theme } from './theme.ts';

const SIDE = new Set<SectionName>(['languages', 'skills', 'certificates', 'interests', 'references']);
const PHOTO = 88;
const MARGIN = 44;
const COLUMN_GAP = 30;
const SIDE_SHARE = 0.3;

/** A tinted header with the photo, a main column, and a narrow column with languages as bars. */
export function photoLayout({ canvas, cv, photo }: LayoutInput): Layout {
  const content = cvContent(cv);
  const scale = scaleOf(cv.settings);
  const band = mix('#f7f1e6', tint(cv.settings.color, 0.12), 0.35);
  const accent = readable(cv.settings.color, band);
  const size = 9.4 * scale.size;
  const theme: Theme = {
    size,
    leading: 1.42 * scale.leading,
    ink: INK,
    muted: MUTED,
    accent,
    gaps: { section: 17 * scale.gap, heading: 5, entry: 9 * scale.gap, line: 2.2 * scale.gap },
    indent: 10.5,
    heading: heading(canvas, { size: size * 1.24, color: accent }),
    entry: 'two-lines',
    items: 'aligned',
  };
  const kit = createKit(canvas, theme);
  const sideKit = createKit(canvas, {
    ...theme,
    size: size * 0.97,
    entry: 'narrow',
    gaps: { ...theme.gaps, entry: 7 * scale.gap },
    itemRule: '#e3e6e4',
    levels: { color: accent, track: tint(accent, 0.16) },
  });

  const full = canvas.paper.width - 2 * MARGIN;
  const left = photo ? PHOTO + 24 : 0;
  const picture = photo && photoBlock(canvas, photo, { size: PHOTO, width: PHOTO });
  const { name } = content;
  const words = stacked(
    headBlocks(kit, content, {
      width: full - left,
      name: { size: 25 * scale.size, color: accent, leading: 1.14 },
      label: { size: 12 * scale.size, color: INK, gap: 3 },
      contact: { color: '#4a555b', gap: 7 },
    }),
  );
  const headerHeight = Math.max(words.height, picture?.height ?? 0);
  const header = beside([
    ...(picture ? [{ block: picture, offset: 0 }] : []),
    { block: lowered(words, (headerHeight - words.height) / 2), offset: left },
  ]);
  const bandHeight = headerHeight + 2 * 26;

  const sideWidth = Math.round((full - COLUMN_GAP) * SIDE_SHARE);
  const isSide = ({ key }: Section) => SIDE.has(key);
  const hasSide = content.sections.some(isSide);
  const mainWidth = hasSide ? full - COLUMN_GAP - sideWidth : full;
  const mainTag = addTag(canvas.root, 'Sect');
  const sideTag = addTag(canvas.root, 'Sect');
  const frame = (x: number) => (page: number) => {
    const y = page === 0 ? bandHeight + 26 : 46;
    return { x, y, height: canvas.paper.height - y - 46 };
  };
  return {
    columns: [
      { blocks: [header], frame: () => ({ x: MARGIN, y: 26, height: canvas.paper.height }) },
      {
        blocks: content.sections
          .filter((section) => !isSide(section))
          .flatMap((section) => kit.sectionBlocks(section, { tag: mainTag, width: mainWidth })),
        frame: frame(MARGIN),
      },
      {
        blocks: content.sections
          .filter(isSide)
          .flatMap((section) => sideKit.sectionBlocks(section, { tag: sideTag, width: sideWidth })),
        frame: frame(canvas.paper.width - MARGIN - sideWidth),
      },
    ],
    decorate(page, pageCount) {
      if (page === 0) canvas.artifact((doc) => doc.rect(0, 0, canvas.paper.width, bandHeight).fill(band));
      drawPageNumber(canvas, { name, page, pageCount, left: MARGIN, right: MARGIN });
    },
  };
}

const lowered = (block: ReturnType<typeof stacked>, by: number): ReturnType<typeof stacked> => ({
  ...block,
  height: block.height + by,
  draw: (x, y) => block.draw(x, y + by),
});
