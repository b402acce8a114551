import { text } from 'node:stream/consumers';
import { openPromise, type ZipFile } from 'yauzl';

/** A long document with pictures has some hundred parts. */
const MOST_ENTRIES = 1000;
/** Bytes, unpacked. Text packs to a tenth; a bomb to a thousandth. */
const MOST_BYTES = 60 * 1024 * 1024;
const TYPES = '[Content_Types].xml';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * Whether the file is a Word document without macros, of which every part unpacks to what it says it is. Unpacks all
 * of it, within bounds: what a directory says of sizes is only what a sender says.
 */
export async function isWholeDocx(path: string): Promise<boolean> {
  try {
    // Refuses paths that lead out of the document, and parts longer or shorter than they say.
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
