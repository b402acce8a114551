import type { CvSettings } from '@cpa/shared/contracts';
import type { Block } from '../pdf/block.ts';
import type { Tag } from '../pdf/tags.ts';

/** Sizes in points and colors of a column. */
export type Theme = {
  size: number;
  leading: number;
  ink: string;
  muted: string;
  accent: string;
  gaps: { section: number; heading: number; entry: number; line: number };
  indent: number;
  heading: (title: string, tag: Tag, width: number) => Block;
  /** Places of the title, the employer and the dates of an entry. */
  entry: 'one-line' | 'two-lines' | 'narrow' | 'dates-left';
  /** Skills and languages in one line, one below the other, or with their detail at the right. */
  items: 'inline' | 'lines' | 'aligned' | 'chips';
  /** Rule below each of the aligned items. */
  itemRule?: string;
  /** Bars below the languages that show their levels. */
  levels?: { color: string; track: string };
};

export const INK = '#1c2328';
export const MUTED = '#57626a';

const FACTORS = { tight: 0.9, normal: 1, airy: 1.16 };

/** Fonts differ in size at the same number of points. */
const FONT_SIZES = { lato: 1, 'source-sans': 1.05, 'source-serif': 0.99, montserrat: 0.92 };

/** Returns factors for gaps, line heights and font sizes from the settings. */
export function scaleOf({ spacing, font }: Pick<CvSettings, 'spacing' | 'font'>) {
  const gap = FACTORS[spacing];
  return { gap, leading: 1 + (gap - 1) * 0.6, size: FONT_SIZES[font] };
}
