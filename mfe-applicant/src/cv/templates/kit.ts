import { type Entry, fullUrl, type Section, shortUrl } from '../content/cvContent.ts';
import { beside, type Block, heightOf, indented, keptTogether } from '../pdf/block.ts';
import type { Span } from '../pdf/lines.ts';
import { bullet, paragraph, type ParagraphOptions } from '../pdf/paragraph.ts';
import type { PdfCanvas } from '../pdf/PdfCanvas.ts';
import { addTag, type Tag } from '../pdf/tags.ts';
import { itemBlocks } from './items.ts';
import type { Theme } from './theme.ts';

type Place = { tag: Tag; width: number };
type TextOptions = Omit<Partial<ParagraphOptions>, 'width' | 'tag'>;

const WIDEST_DATES = '00/0000 – 00/0000';
/** Entries lower than this, in multiples of the font size, are never divided. */
const WHOLE_ENTRY = 11;

export type Kit = ReturnType<typeof createKit>;

/** Builds the parts of a CV in the sizes and colors of a theme. */
export function createKit(canvas: PdfCanvas, theme: Theme) {
  const { size, leading, ink, muted, gaps, indent } = theme;
  const plain = (text: string, more: Partial<Span> = {}): Span => ({
    text,
    weight: 'regular',
    size,
    color: ink,
    ...more,
  });
  const text = (spans: Span[], { tag, width }: Place, options: TextOptions = {}) =>
    paragraph(canvas, spans, { leading, ...options, tag, width });

  function sectionBlocks(section: Section, { tag, width }: Place): Block[] {
    const group = addTag(tag, 'Sect');
    const heading = theme.heading(section.title, addTag(group, 'H2'), width);
    const body = bodyOf(section, { tag: group, width });
    const [first, ...rest] = body;
    if (!first) return [];
    return [{ ...heading, gap: gaps.section, keepWithNext: true }, { ...first, gap: gaps.heading }, ...rest];
  }

  function bodyOf(section: Section, place: Place): Block[] {
    if (section.kind === 'items') return itemBlocks(canvas, theme, section.items, place);
    if (section.kind === 'text') return section.texts.map((line) => textBlock(line, place));
    const hasDates = section.entries.some(({ dates }) => dates);
    const left = theme.entry === 'dates-left' && hasDates ? widthOfDates(section.entries, place.width) : 0;
    return section.entries.flatMap((entry, index) => {
      const [first, ...rest] = entryBlocks(entry, place, left);
      const isList = rest.length === 0 && hasNoText(entry) && hasNoText(section.entries[index - 1]);
      return first ? [{ ...first, gap: isList ? gaps.entry * 0.55 : gaps.entry }, ...rest] : [];
    });
  }

  /** All sections have the same width, unless a word for the present is longer than a date. */
  function widthOfDates(entries: Entry[], width: number): number {
    const texts = [WIDEST_DATES, ...entries.map(({ dates }) => dates)];
    const widest = Math.max(...texts.map((dates) => canvas.widthOf(dates, plain(''))));
    return Math.min(widest + size * 1.5, width / 3);
  }

  const textBlock = (line: string, { tag, width }: Place): Block =>
    text([plain(line)], { tag: addTag(tag, 'P'), width }, { gap: gaps.line });

  function entryBlocks(entry: Entry, { tag, width }: Place, left: number): Block[] {
    const inner = { tag, width: width - left };
    // Tags are read in the order in which they are added.
    const title = titleBlocks(entry, { tag, width }, left);
    const url = entry.url
      ? [
          text(
            [plain(shortUrl(entry.url), { color: theme.accent, url: fullUrl(entry.url) })],
            { tag: addTag(tag, 'P'), width: inner.width },
            { gap: gaps.line / 2 },
          ),
        ]
      : [];
    const texts = entry.texts.map((line) => textBlock(line, inner));
    const list = entry.bullets.length > 0 ? addTag(tag, 'L') : tag;
    const bullets = entry.bullets.map((line) =>
      bullet(canvas, plain(line), { ...inner, tag: list, leading, gap: gaps.line }, indent),
    );
    const below = [...url, ...texts, ...bullets].map((block) => indented(block, left));
    const blocks = [...title.map((block) => ({ ...block, keepWithNext: true })), ...below];
    const last = blocks.length - 1;
    const whole = heightOf(blocks) <= size * WHOLE_ENTRY ? keptTogether(blocks) : blocks;
    return whole.map((block, place) => ({
      ...block,
      keepWithNext: place < last && block.keepWithNext,
    }));
  }

  function titleBlocks(entry: Entry, { tag, width }: Place, left: number): Block[] {
    const name = plain(entry.title, { weight: 'bold' });
    const heading = () => addTag(tag, 'H3');
    const second = (line: string) => plain(line, { color: muted });
    const dates = (place: Place, align: 'left' | 'right') =>
      entry.dates ? text([second(entry.dates)], place, { align }) : undefined;
    const lines = (...texts: string[]) =>
      texts
        .filter(Boolean)
        .map((line) => text([second(line)], { tag: addTag(tag, 'P'), width }, { gap: gaps.line / 2 }));
    if (theme.entry === 'narrow')
      return [text([name], { tag: heading(), width }), ...lines(entry.place, entry.dates)];
    const isOneLine = theme.entry !== 'two-lines';
    const spans = entry.place && isOneLine ? [name, plain(`, ${entry.place}`)] : [name];
    if (left > 0) {
      const title = text(spans, { tag: heading(), width: width - left });
      const day = dates({ tag: addTag(tag, 'P'), width: left - size * 0.8 }, 'left');
      return [beside([{ block: title, offset: left }, ...(day ? [{ block: day, offset: 0 }] : [])])];
    }
    const datesWidth = entry.dates ? canvas.widthOf(entry.dates, second('')) + 0.5 : 0;
    const room = width - datesWidth - (datesWidth > 0 ? size * 1.4 : 0);
    const title = text(spans, { tag: heading(), width: room });
    const day = dates({ tag: addTag(tag, 'P'), width: datesWidth }, 'right');
    const row = beside([
      { block: title, offset: 0 },
      ...(day ? [{ block: day, offset: width - datesWidth }] : []),
    ]);
    return isOneLine ? [row] : [row, ...lines(entry.place)];
  }

  return { theme, canvas, plain, text, sectionBlocks, bodyOf };
}

const hasNoText = (entry: Entry | undefined): boolean =>
  !entry || (entry.texts.length === 0 && entry.bullets.length === 0 && !entry.url);
