import type { PdfCanvas, TextStyle } from './PdfCanvas.ts';

/** Text in one style, inside a paragraph. */
export type Span = TextStyle & { text: string; url?: string | undefined };
/** Text of one span on one line. */
export type Piece = { span: number; text: string; x: number; width: number };
export type Line = { pieces: Piece[]; width: number };

type Fragment = { span: number; text: string; width: number };
/** Fragments up to the next space. Widths are without the space. */
type Word = { fragments: Fragment[]; width: number; space: number };

/** Breaks text at spaces. A word wider than the line is broken inside, if possible after a separator. */
export function breakLines(canvas: PdfCanvas, spans: Span[], width: number): Line[] {
  const lines: Line[] = [];
  let line: Line = { pieces: [], width: 0 };
  let space = 0;
  const words = wordsOf(canvas, spans).flatMap((word) =>
    word.width > width ? chunksOf(canvas, spans, word, width) : [word],
  );
  for (const word of words) {
    if (line.pieces.length > 0 && line.width + space + word.width > width) {
      lines.push(withoutSeparator(line));
      line = { pieces: [], width: 0 };
      space = 0;
    }
    append(line, word, line.width + space);
    space = word.space;
  }
  return line.pieces.length > 0 ? [...lines, line] : lines;
}

/** Leaves out a separator at the end of a line, between contact details. */
function withoutSeparator(line: Line): Line {
  const last = line.pieces.at(-1);
  if (line.pieces.length < 2 || last?.text.trim() !== '·') return line;
  return { pieces: line.pieces.slice(0, -1), width: last.x };
}

function append(line: Line, { fragments, width }: Word, left: number): void {
  let x = left;
  for (const fragment of fragments) {
    const last = line.pieces.at(-1);
    if (last?.span === fragment.span) {
      last.text += fragment.text;
      last.width = x + fragment.width - last.x;
    } else line.pieces.push({ ...fragment, x });
    x += fragment.width;
  }
  line.width = left + width;
}

/** Returns the words. A word may continue in the next span: "**Cook**, Noord". */
function wordsOf(canvas: PdfCanvas, spans: Span[]): Word[] {
  const words: Word[] = [];
  let isOpen = false;
  spans.forEach((style, span) => {
    for (const text of canvas.covered(style.text, style.weight).match(/[^ ]+ *| +/g) ?? []) {
      const width = canvas.widthOf(text.trimEnd(), style);
      const space = text.endsWith(' ') ? canvas.widthOf(text, style) - width : 0;
      const open = isOpen ? words.at(-1) : undefined;
      if (open) {
        open.fragments.push({ span, text, width });
        open.width += width;
        open.space = space;
      } else words.push({ fragments: [{ span, text, width }], width, space });
      isOpen = !text.endsWith(' ');
    }
  });
  return words;
}

function chunksOf(canvas: PdfCanvas, spans: Span[], { fragments, space }: Word, width: number): Word[] {
  const chunks = fragments.flatMap(({ span, text }) => {
    const parts: Word[] = [];
    for (let rest = text; rest;) {
      const part = rest.slice(0, fittingLength(canvas, rest, spans[span]!, width));
      rest = rest.slice(part.length);
      const partWidth = canvas.widthOf(part.trimEnd(), spans[span]!);
      parts.push({ fragments: [{ span, text: part, width: partWidth }], width: partWidth, space: 0 });
    }
    return parts;
  });
  const last = chunks.at(-1);
  if (last) last.space = space;
  return chunks;
}

/** Returns how many characters fit, at least one, if possible up to a separator of URLs. */
function fittingLength(canvas: PdfCanvas, text: string, style: TextStyle, width: number): number {
  if (canvas.widthOf(text.trimEnd(), style) <= width) return text.length;
  let low = 1;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (canvas.widthOf(text.slice(0, middle), style) <= width) low = middle;
    else high = middle - 1;
  }
  const fitting = text.slice(0, low);
  const separator = /^.*[/@._]/.exec(fitting)?.[0].length ?? 0;
  if (separator > low / 3) return separator;
  // Programs that read a PDF join a line that ends with a hyphen to the next one, without the hyphen.
  return Math.max(1, fitting.replace(/-+$/, '').length);
}
