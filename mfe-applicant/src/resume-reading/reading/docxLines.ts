import { decodeXml, findWordParts, isDescription, type WordParts, zipBounds } from '@cpa/shared/contracts';
import { type Unzipped, unzipSync } from 'fflate';
import { type ResumeLine, resumeLine } from './resumeLine.ts';
import { xmlTokens } from './xmlTokens.ts';

/** Uncompressed size of a part that is read, in bytes. */
const MOST_BYTES = 20_000_000;
const NAMESPACE =
  /xmlns(?::([\w.-]+))?\s*=\s*["']http:\/\/(?:schemas\.openxmlformats\.org\/wordprocessingml\/2006|purl\.oclc\.org\/ooxml\/wordprocessingml)\/main["']/;
/** Characters at the start of a part that declare its namespaces. */
const ROOT = 20_000;

/** Returns the paragraphs of a Word document, those of its headers first, or null for another ZIP. */
export function docxLines(file: Uint8Array): ResumeLine[] | null {
  const bounds = zipBounds(file);
  if (!bounds) return null;
  const bytes = file.subarray(bounds.start, bounds.end);
  const parts = partsOf(bytes);
  if (!parts) return null;
  const files = unpacked(bytes, (name) => name === parts.main || parts.headers.includes(name));
  const textOf = (name: string): ResumeLine[] => (files[name] ? linesOf(decodeXml(files[name])) : []);
  // The header of the first page often repeats that of the others.
  const headers = new Map(parts.headers.flatMap(textOf).map((line) => [line.text, line]));
  return [...headers.values(), ...textOf(parts.main)];
}

function partsOf(bytes: Uint8Array): WordParts | null {
  const names: string[] = [];
  const descriptions = unpacked(bytes, (name) => {
    names.push(name);
    return isDescription(name);
  });
  return findWordParts(names, (name) => descriptions[name]);
}

function unpacked(bytes: Uint8Array, isWanted: (name: string) => boolean): Unzipped {
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => isWanted(name) && originalSize < MOST_BYTES,
  });
}

type Open = { text: string; style: string; isNumbered: boolean };

/** Reads paragraphs from WordprocessingML. Text boxes are paragraphs inside a paragraph. */
function linesOf(xml: string): ResumeLine[] {
  const declared = NAMESPACE.exec(xml.slice(0, ROOT));
  const prefix = declared ? (declared[1] ? `${declared[1]}:` : '') : 'w:';
  const lines: ResumeLine[] = [];
  const open: Open[] = [];
  /** Depth of elements whose text is skipped: fallbacks repeat the content, and tab stops are no tabs. */
  let skipped = 0;
  let isText = false;
  for (const { name, kind, text, attributes } of xmlTokens(xml)) {
    const last = open.at(-1);
    if (kind === 'text') {
      if (isText && last && skipped === 0) last.text += text;
      continue;
    }
    const tag = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    if (tag === 'tabs' || name.endsWith(':Fallback'))
      skipped += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
    if (skipped > 0) continue;
    if (tag === 't') isText = kind === 'open';
    else if (tag === 'p' && kind === 'open') open.push({ text: '', style: '', isNumbered: false });
    else if (tag === 'p' && kind === 'close') lines.push(...closed(open.pop()));
    else if (last && kind !== 'close') takeMark(last, tag, attributes, `${prefix}val`);
  }
  return lines;
}

function takeMark(
  paragraph: Open,
  tag: string,
  attributes: () => ReadonlyMap<string, string>,
  value: string,
): void {
  if (tag === 'pStyle') paragraph.style = attributes().get(value) ?? '';
  else if (tag === 'numId') paragraph.isNumbered = attributes().get(value) !== '0';
  else if (tag === 'tab' || tag === 'ptab') paragraph.text += '\t';
  else if (tag === 'noBreakHyphen') paragraph.text += '-';
  else if (tag === 'br' || tag === 'cr') paragraph.text += '\n';
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
