import { cvContent, type Section } from '../content/cvContent.ts';
import { cvTexts } from '../content/cvTexts.ts';
import type { SectionName } from '@cpa/shared/contracts';
import { contrast, mix, readable } from '../pdf/color.ts';
import { addTag } from '../pdf/tags.ts';
import { drawPageNumber } from './pageNumber.ts';
import { headBlocks } from './head.ts';
import { heading } from './headings.ts';
import { createKit } from './kit.ts';
import type { Layout, LayoutInput } from './layout.ts';
import { INK, MUTED, scaleOf, type Theme } from './theme.ts';
import { contactBlocks, photoBlock } from './parts.ts';

const SIDE = new Set<SectionName>(['skills', 'languages', 'certificates', 'interests', 'references']);
const SIDE_SHARE = 0.325;

/** Two columns: a colored side bar with contact details and lists, and a main column with jobs and studies. */
export function sidebarLayout({ canvas, cv, photo }: LayoutInput): Layout {
  const content = cvContent(cv, 'short');
  const scale = scaleOf(cv.settings);
  const color = cv.settings.color;
  const { width: paperWidth, height: paperHeight } = canvas.paper;
  const side = Math.round(paperWidth * SIDE_SHARE);
  const isDark = contrast(color, '#ffffff') >= 4.5;
  const base = isDark ? color : readable(color, '#ffffff', 5.5);
  const soft = readable(mix(base, '#ffffff', 0.78), base, 4.5);
  const accent = readable(color, '#ffffff');
  const size = 9.2 * scale.size;
  const gaps = { section: 16 * scale.gap, heading: 4.5, entry: 8.5 * scale.gap, line: 2.2 * scale.gap };
  const shared = { size, leading: 1.42 * scale.leading, indent: 10.5 };
  const mainTheme: Theme = {
    ...shared,
    ink: INK,
    muted: MUTED,
    accent,
    gaps,
    heading: heading(canvas, {
      size: size * 1.2,
      color: accent,
      rule: { at: 'below', color: mix('#ffffff', accent, 0.28), space: 5 },
    }),
    entry: 'two-lines',
    items: 'lines',
  };
  const sideTheme: Theme = {
    ...shared,
    size: size * 0.97,
    ink: '#ffffff',
    muted: soft,
    accent: '#ffffff',
    gaps: { ...gaps, entry: 6 * scale.gap, heading: 4 },
    heading: heading(canvas, { size: size * 1.08, color: soft }),
    entry: 'narrow',
    items: 'aligned',
  };
  const kit = createKit(canvas, mainTheme);
  const sideKit = createKit(canvas, sideTheme);
  const padding = 24;
  const sideWidth = side - 2 * padding;
  const picture = photo ? [photoBlock(canvas, photo, { size: 92, width: sideWidth, align: 'left' })] : [];
  const head = headBlocks(sideKit, content, {
    width: sideWidth,
    name: { size: 20 * scale.size, color: '#ffffff', leading: 1.16, gap: 14 },
    label: { size: 10.4 * scale.size, color: soft, gap: 5 },
  });
  const contact = contactBlocks(sideKit, content.contacts, {
    title: cvTexts[content.language].contact,
    tag: canvas.root,
    width: sideWidth,
  });
  const isSide = ({ key }: Section) => SIDE.has(key);
  const sideTag = addTag(canvas.root, 'Sect');
  const mainTag = addTag(canvas.root, 'Sect');
  const lists = content.sections.filter(isSide);
  const mainLeft = side + 30;
  const mainRight = 40;
  const mainWidth = paperWidth - mainLeft - mainRight;
  const top = 46;
  return {
    columns: [
      {
        blocks: [
          ...picture,
          ...head,
          ...contact,
          ...lists.flatMap((section) => sideKit.sectionBlocks(section, { tag: sideTag, width: sideWidth })),
        ],
        frame: () => ({ x: padding, y: top - 4, height: paperHeight - 2 * top + 4 }),
      },
      {
        blocks: content.sections
          .filter((section) => !isSide(section))
          .flatMap((section) => kit.sectionBlocks(section, { tag: mainTag, width: mainWidth })),
        frame: () => ({ x: mainLeft, y: top, height: paperHeight - 2 * top }),
      },
    ],
    decorate(page, pageCount) {
      canvas.artifact((doc) => doc.rect(0, 0, side, paperHeight).fill(base));
      drawPageNumber(canvas, { name: content.name, page, pageCount, left: mainLeft, right: mainRight });
    },
  };
}
