/** Drawing of an icon in a square of 24 px. */
export type IconNode = [tag: string, attributes: Record<string, string>][];

/** Element with the drawings of a page, outside its React root. */
const SPRITE_ID = 'icon-symbols';

const SVG = 'http://www.w3.org/2000/svg';

const ATTRIBUTES = {
  viewBox: '0 0 24 24',
  stroke: 'currentColor',
  'stroke-width': '1.8',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

/** Drawings of all icons that were rendered, by ID. */
const nodes = new Map<string, IconNode>();

/** Returns the ID of a drawing, which is the same on the server and in the browser. */
export function registerSymbol(node: IconNode): string {
  const id = `icon-${hashOf(JSON.stringify(node))}`;
  nodes.set(id, node);
  return id;
}

/** Adds the drawing of an icon to the page unless it has it. */
export function addSymbol(id: string): void {
  const node = nodes.get(id);
  if (!node || document.getElementById(id)) return;
  const symbol = svgElement('symbol', { id, ...ATTRIBUTES });
  symbol.append(...node.map(([tag, attributes]) => svgElement(tag, attributes)));
  sprite().append(symbol);
}

/** Prints the drawings that rendered HTML refers to, each once, for a document. */
export function printSymbols(html: string): string {
  const ids = new Set(Array.from(html.matchAll(/<use href="#(icon-\w+)"/g), ([, id]) => id!));
  const symbols = [...ids].map((id) => {
    const drawing = (nodes.get(id) ?? []).map(([tag, attributes]) => print(tag, attributes)).join('');
    return print('symbol', { id, ...ATTRIBUTES }, drawing);
  });
  return symbols.length === 0 ? '' : `<div hidden><svg id="${SPRITE_ID}">${symbols.join('')}</svg></div>`;
}

function sprite(): Element {
  const known = document.getElementById(SPRITE_ID);
  if (known) return known;
  const hidden = document.createElement('div');
  hidden.hidden = true;
  const created = svgElement('svg', { id: SPRITE_ID });
  hidden.append(created);
  document.body.append(hidden);
  return created;
}

function svgElement(tag: string, attributes: Record<string, string>): Element {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function print(tag: string, attributes: Record<string, string>, content = ''): string {
  const printed = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<${tag}${printed.join('')}>${content}</${tag}>`;
}

const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Hash of 53 bits in base 36. A page has fewer than 200 drawings. */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    high = Math.imul(high ^ text.charCodeAt(index), 2654435761);
    low = Math.imul(low ^ text.charCodeAt(index), 1597334677);
  }
  return ((high >>> 0) * 2 ** 21 + (low >>> 11)).toString(36);
}
