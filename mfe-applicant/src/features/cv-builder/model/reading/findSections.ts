import { headingTarget, type HeadingTarget } from './sectionHeadings.ts';
import { type ResumeLine, trimmed } from './resumeLine.ts';

/** Lines below a heading; `target` is null for a heading that we do not know. */
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

/** Looks of at least two known headings that no other text of the resume has more often. */
function headingLooks(lines: readonly ResumeLine[]): Set<string> {
  const known = lines.filter((line) => isShort(line) && headingTarget(line.text) !== null);
  const count = (look: string, among: readonly ResumeLine[]) =>
    among.filter((line) => line.look === look).length;
  return new Set(
    known
      .map(({ look }) => look)
      .filter((look) => count(look, known) > 1 && count(look, known) * 2 > count(look, lines)),
  );
}

const isShort = ({ text, isBullet }: ResumeLine): boolean =>
  !isBullet && !text.includes('\t') && text.split(' ').length <= MOST_HEADING_WORDS + countSpaced(text);

/** "W O R K" counts as one word. */
const countSpaced = (text: string): number => (/^(\S )+\S$/.test(text) ? text.length / 2 : 0);
