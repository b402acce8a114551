import { load, type CheerioAPI } from 'cheerio';
import type { WebDocument } from '../webDocument.ts';

/** htmlparser2: unlike the browser's own algorithm it takes no longer for markup that was made to take long. */
const LINEAR = { xml: { xmlMode: false, decodeEntities: true } };

/** The page as a tree, parsed once for all who look at it. */
export function parsePage(document: WebDocument): CheerioAPI {
  const page = parsed.get(document) ?? load(document.text, LINEAR);
  parsed.set(document, page);
  return page;
}

/** A piece of HTML. */
export function parsePiece(html: string): CheerioAPI {
  return load(html, LINEAR, false);
}

const parsed = new WeakMap<WebDocument, CheerioAPI>();
