import { headingTarget, type HeadingTarget } from './sectionHeadings.ts';
import { type ResumeLine, trimmed } from './resumeLine.ts';

/** Lines below a heading; `target` is null for an unknown heading. */
export type FoundSection = { target: HeadingTarget | null; heading: string; lines: ResumeLine[] };

const MOST_HEADING_WORDS = 6;

/** Divides a resume at its headings. The lines before the first heading are the contact details. */
export function findSections(lines: readonly ResumeLine[]): FoundSection[] {
  const looks = headingLooks(lines);
  const sections: FoundSection[] = [{ target: 'contact', heading: '', lines: [] }];
  for (const [index, line] of lines.entries()) {
    const target = isShort(line) ? headingTarget(line.text) : null;
    // The name at the top may look like a heading.
    const isUnknown =
      target === null && index > 2 && looks.has(line.look) && isShort(line) && !/\d/.test(line.text);
    if (target !== null || isUnknown) sections.push({ target, heading: trimmed(line.text), lines: [] });
    else sections.at(-1)!.lines.push(line);
  }
  return sections;
}

/** Fonts of at least two known headings that no other text of the resume has more often. */
function headingLooks(lines: readonly ResumeLine[]): Set<string> {
  const all = countLooks(lines);
  const known = countLooks(lines.filter((line) => isShort(line) && headingTarget(line.text) !== null));
  const isUsual = ([look, count]: [string, number]) => count > 1 && count * 2 > all.get(look)!;
  return new Set([...known].filter(isUsual).map(([look]) => look));
}

function countLooks(lines: readonly ResumeLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { look } of lines) counts.set(look, (counts.get(look) ?? 0) + 1);
  return counts;
}

const isShort = ({ text, isBullet }: ResumeLine): boolean =>
  !isBullet && !text.includes('\t') && text.split(' ').length <= MOST_HEADING_WORDS + countSpaced(text);

/** "W O R K" counts as one word. */
const countSpaced = (text: string): number => (/^(\S )+\S$/.test(text) ? text.length / 2 : 0);
