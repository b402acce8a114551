/** A line of a text, and whether the other text lacks it. */
export type Line = { text: string; isChanged: boolean };

/** Splits a text into its lines, without empty ones, and marks those that `other` does not contain. */
export function changedLines(text: string, other: string): Line[] {
  const known = new Set(linesOf(other).map(plain));
  return linesOf(text).map((line) => ({ text: line, isChanged: !known.has(plain(line)) }));
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^[\s*#>-]+/, '').trim())
    .filter((line) => line !== '');

const plain = (line: string) => line.replaceAll(/[\s\\*_]+/g, ' ').trim();
