import { buffer } from 'node:stream/consumers';
import { findWordParts, isDescription, partPath, zipBounds } from '@cpa/shared/contracts';
import { fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';

/** A long document with images has about a hundred entries. */
const MOST_ENTRIES = 1000;
/** Limit in bytes after decompression. Text compresses about 10:1, a zip bomb about 1000:1. */
const MOST_BYTES = 60 * 1024 * 1024;
/** Size limit of all entries that describe others, in bytes. The rest is not read. */
const MOST_DESCRIPTION_BYTES = 1024 * 1024;

/** Path that escapes the document. yauzl refuses `/word/document.xml` as well, which some programs write. */
const OUTSIDE = /(?:^|\/)\.\.(?:\/|$)|^[a-z]:/;

/**
 * Checks for a Word document without macros whose entries unpack to their declared sizes. Unpacks everything within
 * limits, because declared sizes are untrusted.
 */
export async function isValidDocx(file: Buffer): Promise<boolean> {
  const bounds = zipBounds(file);
  if (!bounds) return false;
  try {
    // Rejects entries with wrong sizes.
    const zip = await fromBufferPromise(file.subarray(bounds.start, bounds.end), {
      lazyEntries: true,
      decodeStrings: false,
      validateEntrySizes: true,
    });
    return await isDocx(zip);
  } catch {
    return false;
  }
}

async function isDocx(zip: ZipFile): Promise<boolean> {
  const names = new Set<string>();
  const descriptions = new Map<string, Uint8Array>();
  let left = MOST_BYTES;
  let descriptionsLeft = MOST_DESCRIPTION_BYTES;
  for await (const entry of zip.eachEntry()) {
    const { uncompressedSize, generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
    const path = partPath(getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false));
    left -= uncompressedSize;
    if (left < 0 || names.size >= MOST_ENTRIES || names.has(path)) return false;
    if (OUTSIDE.test(path) || entry.isEncrypted()) return false;
    names.add(path);
    const part = await zip.openReadStreamPromise(entry);
    if (isDescription(path) && uncompressedSize < descriptionsLeft) {
      descriptionsLeft -= uncompressedSize;
      descriptions.set(path, await buffer(part));
    } else for await (const _chunk of part);
  }
  return findWordParts([...names], (name) => descriptions.get(name))?.kind === 'document';
}
