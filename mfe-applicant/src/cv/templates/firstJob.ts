import type { SectionName } from '@cpa/shared/contracts';
import { SECTIONS } from '../content/cvTexts.ts';
import { cvContent, type Section } from '../content/cvContent.ts';
import { beside, type Block, indented, stacked } from '../pdf/block.ts';
import { contrast, mix, readable, tint } from '../pdf/color.ts';
import { addTag } from '../pdf/tags.ts';
import { headBlocks } from './head.ts';
import { drawPageNumber } from './pageNumber.ts';
import { drawRule, heading } from './headings.ts';
import { createKit, type Kit } from './kit.ts';
import type { Layout, LayoutInput } from './layout.ts';
import { photoBlock } from './parts.ts';
import { INK, MUTED, scaleOf, type Theme } from './theme.ts';

/** Sections that come first while the order was not changed: the strengths of an applicant without jobs. */
const FIRST: SectionName[] = ['summary', 'education', 'skills', 'interests', 'languages'];
const MARGIN = 46;
const TITLE_WIDTH = 112;
const PHOTO = 82;

/** A solid header and section titles at the left. Education, skills and interests come first. */
export function firstJobLayout({ canvas, cv, photo }: LayoutInput): Layout {
  const content = cvContent(cv);
  const scale = scaleOf(cv.settings);
  const { color } = cv.settings;
  const base = contrast(color, '#ffffff') >= 4.5 ? color : readable(color, '#ffffff', 5.5);
  const accent = readable(color, '#ffffff');
  const size = 9.8 * scale.size;
  const theme: Theme = {
    size,
    leading: 1.45 * scale.leading,
    ink: INK,
    muted: MUTED,
    accent,
    gaps: { section: 15 * scale.gap, heading: 0, entry: 9 * scale.gap, line: 2.6 * scale.gap },
    indent: 11,
    heading: heading(canvas, { size: size * 1.14, color: accent, leading: 1.27 * scale.leading }),
    entry: 'two-lines',
    items: 'chips',
  };
  const kit = createKit(canvas, theme);
  const full = canvas.paper.width - 2 * MARGIN;
  const right = photo ? PHOTO + 22 : 0;
  const soft = readable(mix(base, '#ffffff', 0.8), base);
  const picture = photo && photoBlock(canvas, photo, { size: PHOTO, width: PHOTO });
  const { name } = content;
  const words = stacked(
    headBlocks(kit, content, {
      width: full - right,
      name: { size: 29 * scale.size, color: '#ffffff', leading: 1.12 },
      label: { size: 12.5 * scale.size, color: soft, gap: 4 },
      contact: { color: '#ffffff', gap: 12 },
    }),
  );
  const header = beside([
    ...(picture ? [{ block: picture, offset: full - PHOTO }] : []),
    { block: words, offset: 0 },
  ]);
  const bandHeight = header.height + 34 + 28;
  const sections = ordered(content.sections, cv.settings.sectionOrder);
  return {
    columns: [
      { blocks: [header], frame: () => ({ x: MARGIN, y: 34, height: canvas.paper.height }) },
      {
        blocks: sections.flatMap((section, place) =>
          titledSection(kit, section, { tag: canvas.root, full, isFirst: place === 0 }),
        ),
        frame(page) {
          const y = page === 0 ? bandHeight + 24 : 46;
          return { x: MARGIN, y, height: canvas.paper.height - y - 44 };
        },
      },
    ],
    decorate(page, pageCount) {
      if (page === 0) canvas.artifact((doc) => doc.rect(0, 0, canvas.paper.width, bandHeight).fill(base));
      drawPageNumber(canvas, { name, page, pageCount, left: MARGIN, right: MARGIN });
    },
  };
}

/** Builds a section with its title at the left and a rule above. */
function titledSection(
  kit: Kit,
  section: Section,
  { tag, full, isFirst }: { tag: Parameters<Kit['bodyOf']>[1]['tag']; full: number; isFirst: boolean },
): Block[] {
  const { theme, canvas } = kit;
  const group = addTag(tag, 'Sect');
  const title = theme.heading(section.title, addTag(group, 'H2'), TITLE_WIDTH - 14);
  const [first, ...rest] = kit.bodyOf(section, { tag: group, width: full - TITLE_WIDTH });
  if (!first) return [];
  const row = beside([
    { block: { ...title, keepWithNext: false }, offset: 0 },
    { block: first, offset: TITLE_WIDTH },
  ]);
  const { gap } = { gap: theme.gaps.section };
  const rule = (block: Block): Block => ({
    ...block,
    draw(x, y) {
      drawRule(canvas, x, y - gap / 2, full, tint(theme.accent, 0.25), 0.7);
      block.draw(x, y);
    },
  });
  const top = { ...(isFirst ? row : rule(row)), gap, keepWithNext: first.keepWithNext };
  return [top, ...rest.map((block) => indented(block, TITLE_WIDTH))];
}

/** Returns the sections in the user's order, or in the template's while that was not changed. */
function ordered(sections: Section[], order: SectionName[]): Section[] {
  if (order.some((key, place) => key !== SECTIONS[place])) return sections;
  const leading = FIRST.flatMap((key) => sections.filter((section) => section.key === key));
  return [...leading, ...sections.filter(({ key }) => !FIRST.includes(key))];
}
