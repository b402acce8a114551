export interface FittedText {
  lines: string[];
  size: number;
}

/**
 * Breaks a text into lines between words, in the largest size in which it fits. In the smallest size the last line is
 * truncated.
 */
export function fitText(
  text: string,
  { sizes, maxLines, width }: { sizes: readonly number[]; maxLines: number; width: number },
  widthOf: (size: number, text: string) => number,
): FittedText {
  const words = text.trim().split(/\s+/);
  for (const size of sizes) {
    const lines = breakLines(words, (line) => widthOf(size, line) <= width);
    if (lines.length <= maxLines && lines.every((line) => widthOf(size, line) <= width))
      return { lines, size };
  }
  const size = sizes.at(-1)!;
  const fits = (line: string) => widthOf(size, line) <= width;
  const lines = breakLines(words, fits);
  const kept = lines.slice(0, maxLines);
  return {
    size,
    lines: kept.map((line, place) => {
      const isCut = place === maxLines - 1 && lines.length > maxLines;
      return !isCut && fits(line) ? line : truncated(line, fits);
    }),
  };
}

function breakLines(words: string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function truncated(line: string, fits: (line: string) => boolean): string {
  const characters = Array.from(line);
  while (characters.length > 1 && !fits(`${characters.join('').trimEnd()}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
