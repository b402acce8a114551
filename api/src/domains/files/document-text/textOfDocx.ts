import { buffer } from 'node:stream/consumers';
import { decodeXml, findWordParts, isDescription, zipBounds } from '@cpa/shared/contracts';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** Uncompressed size of a part that is read, in bytes. */
const MAX_PART_BYTES = 20_000_000;

/** Returns the text of a Word document, its headers first. @throws for any other file. */
export async function textOfDocx(file: Buffer): Promise<string> {
  const { start, end } = zipBounds(file) ?? { start: 0, end: 0 };
  const zip = await fromBufferPromise(file.subarray(start, end), { lazyEntries: true, decodeStrings: false });
  const entries = new Map<string, Entry>();
  const descriptions = new Map<string, Uint8Array>();
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileNameRaw.toString();
    entries.set(name, entry);
    if (isDescription(name)) descriptions.set(name, await bytesOf(zip, entry));
  }
  const parts = findWordParts([...entries.keys()], (name) => descriptions.get(name));
  if (!parts) throw new Error('This is no Word document.');
  let text = '';
  for (const name of [...parts.headers, parts.main])
    text += textOfPart(decodeXml(await bytesOf(zip, entries.get(name)!)));
  return text;
}

async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > MAX_PART_BYTES) throw new Error('A part of the document is too large.');
  return await buffer(await zip.openReadStreamPromise(entry));
}

/** Ends of paragraphs, tabs and line breaks, and texts of runs. Deleted text and codes of fields have other names. */
const TOKEN =
  /<\/(?:[\w.-]+:)?p>|<(?:[\w.-]+:)?(?:tab|br|cr)\b[^<>]*>|<(?:[\w.-]+:)?t(?:\s[^<>]*)?>(?<text>[^<]*)/g;

function textOfPart(xml: string): string {
  return Array.from(xml.matchAll(TOKEN), ({ groups }) => decoded(groups?.['text'] ?? '\n')).join('');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[name as string] ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
  });
}
