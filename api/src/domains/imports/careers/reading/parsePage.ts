import { load, type CheerioAPI } from 'cheerio';
import type { WebDocument } from '../webDocument.ts';

/** An element of a parsed page. */
export type PageElement = ReturnType<ReturnType<CheerioAPI>['find']>[number];

/** htmlparser2 runs in linear time, unlike the algorithm of browsers on hostile markup. */
const LINEAR = { xml: { xmlMode: false, decodeEntities: true } };

/** Parses the page once for all extractors. */
export function parsePage(document: WebDocument): CheerioAPI {
  const page = parsed.get(document) ?? bounded(load(document.text, LINEAR));
  parsed.set(document, page);
  return page;
}

/** Parses an HTML fragment. */
export function parsePiece(html: string): CheerioAPI {
  return bounded(load(html, LINEAR, false));
}

const parsed = new WeakMap<WebDocument, CheerioAPI>();

/** Maximum children of one element, and depth: selecting elements takes quadratic time in both. */
const MOST_CHILDREN = 3000;
const DEEPEST = 300;

interface TreeNode {
  children?: TreeNode[];
  next: TreeNode | null;
}

/** Drops what is nested too deeply and further children of an element, because a page may be hostile. */
function bounded($: CheerioAPI): CheerioAPI {
  const waiting = [{ node: $.root()[0] as unknown as TreeNode, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { children = [] } = next.node;
    const most = next.depth < DEEPEST ? MOST_CHILDREN : 0;
    if (children.length > most) children.length = most;
    const last = children.at(-1);
    if (last) last.next = null;
    for (const node of children) waiting.push({ node, depth: next.depth + 1 });
  }
  return $;
}
