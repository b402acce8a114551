import { text } from 'node:stream/consumers';
import { openPromise, type ZipFile } from 'yauzl';

/** A long document with images has about a hundred entries. */
const MOST_ENTRIES = 1000;
/** Limit in bytes after decompression. Text compresses about 10:1, a zip bomb about 1000:1. */
const MOST_BYTES = 60 * 1024 * 1024;
const TYPES = '[Content_Types].xml';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * Checks for a Word document without macros whose entries unpack to their declared sizes. Unpacks everything within
 * limits, because declared sizes are untrusted.
 */
export async function isValidDocx(path: string): Promise<boolean> {
  try {
    // Rejects paths outside the document and entries with wrong sizes.
    const zip = await openPromise(path, {
      lazyEntries: true,
      validateEntrySizes: true,
      strictFileNames: true,
    });
    return await isDocx(zip);
  } catch {
    return false;
  }
}

async function isDocx(zip: ZipFile): Promise<boolean> {
  const names = new Set<string>();
  let left = MOST_BYTES;
  let types = '';
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    left -= entry.uncompressedSize;
    if (left < 0 || names.size >= MOST_ENTRIES || names.has(name) || entry.isEncrypted()) return false;
    names.add(name);
    const part = await zip.openReadStreamPromise(entry);
    if (entry.fileName === TYPES) types = await text(part);
    else for await (const _chunk of part);
  }
  return types.includes(MAIN) && names.has('word/document.xml') && !names.has('word/vbaproject.bin');
}
