/** A paragraph of a resume file. A tab separates texts with a gap between them. */
export type ResumeLine = {
  text: string;
  isBullet: boolean;
  /** Name of the size and font or of the style: headings of one document look the same. */
  look: string;
};

const BULLET = /^(?:[•·▪◦●■‣∙*–—\uf000-\uf0ff-]|o(?=\s+\p{Lu}))\s+/u;

/** Builds a line. A leading bullet is taken off the text. */
export function resumeLine(text: string, { look = '', isBullet = false } = {}): ResumeLine {
  const plain = text
    .normalize('NFC')
    .replace(/\u00ad/g, '')
    .replace(/[^\S\t]+/g, ' ')
    .replace(/ ?\t[\t ]*/g, '\t')
    .trim();
  return { text: plain.replace(BULLET, ''), isBullet: isBullet || BULLET.test(plain), look };
}

/** Splits at gaps, bars, dots and dashes with spaces around them. */
export function partsOf(text: string): string[] {
  return text
    .split(/\t|\s+[|·•–—-]\s+|\s*\|\s*/)
    .map(trimmed)
    .filter(Boolean);
}

const SEPARATOR = /[\s,;:|·•–—-]/;

/** Removes separators at both ends. */
export function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && SEPARATOR.test(text[start]!)) start += 1;
  while (end > start && SEPARATOR.test(text[end - 1]!)) end -= 1;
  return text.slice(start, end);
}
