import { load, type CheerioAPI } from 'cheerio';
import type { WebDocument } from '../webDocument.ts';

/** htmlparser2 runs in linear time, unlike the algorithm of browsers on hostile markup. */
const LINEAR = { xml: { xmlMode: false, decodeEntities: true } };

/** Parses the page once for all extractors. */
export function parsePage(document: WebDocument): CheerioAPI {
  const page = parsed.get(document) ?? load(document.text, LINEAR);
  parsed.set(document, page);
  return page;
}

/** Parses an HTML fragment. */
export function parsePiece(html: string): CheerioAPI {
  return load(html, LINEAR, false);
}

const parsed = new WeakMap<WebDocument, CheerioAPI>();
