import { strFromU8, unzipSync } from 'fflate';
import { type ResumeLine, resumeLine } from './resumeLine.ts';

/** Uncompressed size of a part that is read, in bytes. */
const MOST_BYTES = 20_000_000;
const PARTS = /^word\/(?:header\d*|document)\.xml$/;
const TOKEN =
  /<w:p[ >]|<\/w:p>|<w:(?:pStyle|numId)\s[^>]*?w:val="([^"]*)"|<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr|noBreakHyphen)(?:\s[^>]*)?\/>/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the paragraphs of a Word document, those of its headers first, or null for another ZIP. */
export function docxLines(bytes: Uint8Array): ResumeLine[] | null {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => PARTS.test(name) && originalSize < MOST_BYTES,
  });
  const body = files['word/document.xml'];
  if (!body) return null;
  const headers = Object.keys(files).filter((name) => name !== 'word/document.xml');
  // The header of the first page often repeats that of the others.
  const headerLines = headers.toSorted().flatMap((name) => linesOf(strFromU8(files[name]!)));
  const distinct = headerLines.filter(
    ({ text }, at) => headerLines.findIndex((line) => line.text === text) === at,
  );
  return [...distinct, ...linesOf(strFromU8(body))];
}

type Open = { text: string; style: string; isNumbered: boolean };

/** Reads paragraphs from WordprocessingML. Text boxes are paragraphs inside a paragraph. */
function linesOf(xml: string): ResumeLine[] {
  // The fallback repeats the content for old programs. A list of tab stops is no text.
  const content = xml
    .replace(/<mc:Fallback>[\s\S]*?<\/mc:Fallback>/g, '')
    .replace(/<w:tabs>[\s\S]*?<\/w:tabs>/g, '');
  const lines: ResumeLine[] = [];
  const open: Open[] = [];
  for (const [token, value, text, mark] of content.matchAll(TOKEN)) {
    const last = open.at(-1);
    if (token.startsWith('<w:p>') || token.startsWith('<w:p '))
      open.push({ text: '', style: '', isNumbered: false });
    else if (token === '</w:p>') lines.push(...closed(open.pop()));
    else if (!last) continue;
    else if (token.startsWith('<w:pStyle')) last.style = value ?? '';
    else if (token.startsWith('<w:numId')) last.isNumbered = value !== '0';
    else if (text !== undefined) last.text += decoded(text);
    else last.text += mark === 'tab' ? '\t' : mark === 'noBreakHyphen' ? '-' : '\n';
  }
  return lines;
}

function closed(paragraph: Open | undefined): ResumeLine[] {
  if (!paragraph) return [];
  const { text, style, isNumbered } = paragraph;
  const isBullet = isNumbered || /list/i.test(style);
  return text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) =>
      resumeLine(line, { look: lookOf(style, line), isBullet: isBullet && !/^heading/i.test(style) }),
    );
}

function lookOf(style: string, text: string): string {
  const isUpper = text === text.toUpperCase() && text !== text.toLowerCase();
  return `${style}${isUpper ? ' upper' : ''}`;
}

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (entity, decimal?: string, hex?: string, name?: string) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
      if (code !== null) return code <= 0x10ffff ? String.fromCodePoint(code) : '';
      return ENTITIES[name ?? ''] ?? entity;
    },
  );
}
