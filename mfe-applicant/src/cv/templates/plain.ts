import { cvContent } from '../content/cvContent.ts';
import { readable, tint } from '../pdf/color.ts';
import { headBlocks } from './head.ts';
import { heading } from './headings.ts';
import { createKit } from './kit.ts';
import type { Layout, LayoutInput } from './layout.ts';
import { INK, MUTED, scaleOf, type Theme } from './theme.ts';

/** Single column without ornaments, in the order in which applicant tracking systems read. */
export function plainLayout({ canvas, cv }: LayoutInput): Layout {
  const content = cvContent(cv);
  const scale = scaleOf(cv.settings);
  const accent = readable(cv.settings.color, '#ffffff');
  const size = 9.6 * scale.size;
  const theme: Theme = {
    size,
    leading: 1.42 * scale.leading,
    ink: INK,
    muted: MUTED,
    accent,
    gaps: { section: 15 * scale.gap, heading: 4.5, entry: 8 * scale.gap, line: 2.2 * scale.gap },
    indent: 11,
    heading: heading(canvas, {
      size: size * 1.13,
      color: accent,
      rule: { at: 'below', color: tint(accent, 0.3), space: 5 },
    }),
    entry: 'one-line',
    items: 'inline',
  };
  const kit = createKit(canvas, theme);
  const side = 54;
  const top = 52;
  const width = canvas.paper.width - 2 * side;
  const header = headBlocks(kit, content, {
    width,
    name: { size: 22 * scale.size, color: accent, leading: 1.2 },
    label: { size: 11.5 * scale.size, color: INK, gap: 2 },
    contact: { color: MUTED, gap: 4 },
  });
  const sections = content.sections.flatMap((section) =>
    kit.sectionBlocks(section, { tag: canvas.root, width }),
  );
  return {
    columns: [
      {
        blocks: [...header, ...sections],
        frame: () => ({ x: side, y: top, height: canvas.paper.height - 2 * top }),
      },
    ],
  };
}
