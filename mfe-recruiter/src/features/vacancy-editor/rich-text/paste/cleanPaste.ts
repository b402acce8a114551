import type { Block, Pasted, PasteReport, Run } from './blocks.ts';
import { parseHtml } from './parseHtml.ts';
import { tidyRuns } from './tidyRuns.ts';

type Style = Pick<Run, 'isBold' | 'isItalic' | 'href'>;
type Context = Style & { level: number; isOrdered: boolean; isInCell: boolean };

const SKIPPED = new Set('SCRIPT STYLE TITLE META LINK HEAD TEMPLATE NOSCRIPT O:P'.split(' '));
const PICTURES = new Set('IMG SVG PICTURE VIDEO OBJECT IFRAME CANVAS V:SHAPE'.split(' '));
const BLOCKS = new Set(
  'P DIV SECTION ARTICLE HEADER FOOTER MAIN ASIDE BLOCKQUOTE PRE CAPTION LI DD DT H1 H2 H3 H4 H5 H6'.split(
    ' ',
  ),
);
/** Block elements that are not read as blocks of text. */
const APART = new Set(['UL', 'OL', 'TABLE', 'CAPTION', 'HR']);
const SAFE_LINK = /^(https?:|mailto:|tel:)/i;

/**
 * Reads HTML of the clipboard, for example of Word and Google Docs: headings, nested and numbered lists, bold, italic
 * and links. Everything else becomes text.
 */
export function cleanPaste(html: string): Pasted {
  const report: PasteReport = { headings: 0, lists: 0, links: 0, hasStyles: false, pictures: 0, tables: 0 };
  const blocks: Block[] = [];
  let current: Block = { kind: 'paragraph', runs: [] };
  report.hasStyles = /(font-family|font-size|(?<!-)color|background)\s*:|<font\b/i.test(html);

  const root = parseHtml(html).body;
  readChildren(root, {
    isBold: false,
    isItalic: false,
    href: null,
    level: -1,
    isOrdered: false,
    isInCell: false,
  });
  flush();
  return { blocks, report: { ...report, ...count(blocks) } };

  function flush(next: Block = { kind: 'paragraph', runs: [] }): void {
    const runs = tidyRuns(current.runs);
    if (runs.length > 0) blocks.push({ ...current, runs });
    current = next;
  }

  function readChildren(node: Node, context: Context): void {
    for (const child of node.childNodes) read(child, context);
  }

  function read(node: Node, context: Context): void {
    if (node.nodeType === Node.TEXT_NODE) return addText(node.textContent ?? '', context);
    if (!(node instanceof Element)) return;
    const name = node.tagName.toUpperCase();
    const css = cssOf(node);
    if (SKIPPED.has(name) || /mso-list:\s*ignore/i.test(css)) return;
    if (PICTURES.has(name)) return void (report.pictures += 1);
    if (name === 'BR') return void current.runs.push({ text: context.isInCell ? ' ' : '\n', ...PLAIN });
    if (!context.isInCell && (name === 'UL' || name === 'OL'))
      return readList(node, { ...context, isOrdered: name === 'OL' });
    if (name === 'TABLE') report.tables += 1;
    if (name === 'TR') return readRow(node, context);
    const inner = { ...context, ...styleOf(node, name, css, context) };
    if (context.isInCell && (BLOCKS.has(name) || APART.has(name))) return readApart(node, inner);
    if (!BLOCKS.has(name)) return readChildren(node, inner);
    // A paragraph inside of a list item belongs to the item, unless the item has text already.
    if (name === 'P' && context.level >= 0 && current.kind === 'item' && current.runs.length === 0) {
      return readChildren(node, inner);
    }
    flush(blockOf(node, name, css, inner));
    readChildren(node, inner);
    flush();
  }

  function readList(node: Element, context: Context): void {
    flush();
    readChildren(node, { ...context, level: context.level + 1 });
    flush();
  }

  /** Writes a row as one line. Separators of words inside a cell become spaces. */
  function readRow(row: Element, context: Context): void {
    if (!context.isInCell) flush();
    [...row.children].forEach((cell, index) => {
      if (index > 0) current.runs.push({ text: ' | ', ...PLAIN });
      readChildren(cell, { ...context, isInCell: true });
    });
    if (!context.isInCell) flush();
  }

  function readApart(node: Element, context: Context): void {
    current.runs.push({ text: ' ', ...PLAIN });
    readChildren(node, context);
    current.runs.push({ text: ' ', ...PLAIN });
  }

  function addText(text: string, context: Context): void {
    current.runs.push({ text: text.replaceAll(/[\s\u00a0]+/g, ' '), ...toStyle(context) });
  }
}

const PLAIN: Style = { isBold: false, isItalic: false, href: null };
const toStyle = ({ isBold, isItalic, href }: Style): Style => ({ isBold, isItalic, href });

function cssOf(element: Element): string {
  return element.getAttribute('data-css') ?? element.getAttribute('style') ?? '';
}

function styleOf(element: Element, name: string, css: string, outer: Style): Style {
  // Word writes `mso-bidi-font-style:normal` on italic text, hence the anchors.
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(css)?.[1];
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(css)?.[1];
  const isHeading = /^H[1-6]$/.test(name);
  const href = name === 'A' ? (element.getAttribute('href') ?? '').trim() : '';
  return {
    isBold:
      !isHeading &&
      (weight === undefined
        ? outer.isBold || name === 'B' || name === 'STRONG'
        : /^(bold|bolder|[6-9]00)$/i.test(weight)),
    isItalic: slant === undefined ? outer.isItalic || name === 'I' || name === 'EM' : /italic/i.test(slant),
    href: SAFE_LINK.test(href) ? href : outer.href,
  };
}

function blockOf(element: Element, name: string, css: string, { level, isOrdered }: Context): Block {
  const word = /mso-list:\s*l\d+\s+level(\d+)/i.exec(css);
  if (word) {
    const marker = markerOf(element);
    return {
      kind: 'item',
      isOrdered: /^[(]?(\d+|[a-z]{1,4})[.)]/i.test(marker),
      level: Number(word[1]) - 1,
      runs: [],
    };
  }
  if (level >= 0) return { kind: 'item', isOrdered, level, runs: [] };
  if (name === 'H1' || name === 'H2' || /mso-outline-level:\s*[12]\b/i.test(css)) {
    return { kind: 'heading', runs: [] };
  }
  return { kind: /^H[3-6]$/.test(name) ? 'subheading' : 'paragraph', runs: [] };
}

/** Bullet or number of a Word list item, which Word writes as text. */
function markerOf(element: Element): string {
  const ignored = [...element.querySelectorAll('[data-css], [style]')].find((one) =>
    /mso-list:\s*ignore/i.test(cssOf(one)),
  );
  return (ignored?.textContent ?? '').trim();
}

function count(blocks: Block[]): Pick<PasteReport, 'headings' | 'lists' | 'links'> {
  const isItem = (block: Block | undefined) => block?.kind === 'item';
  return {
    headings: blocks.filter(({ kind }) => kind === 'heading' || kind === 'subheading').length,
    lists: blocks.filter((block, index) => isItem(block) && !isItem(blocks[index - 1])).length,
    links:
      new Set(blocks.flatMap(({ runs }) => runs.map(({ href }) => href))).size -
      (blocks.some(({ runs }) => runs.some(({ href }) => href === null)) ? 1 : 0),
  };
}
