import { containerOf, RESUME_ACCEPT } from '@cpa/shared/contracts';
import { type ImportResult, MOST_DOCUMENT_BYTES } from './importSource.ts';
import { readInWorker, untilDeadline } from './readInWorker.ts';

/** The `accept` attribute of a file input for `readImport`. */
export const IMPORT_ACCEPT = `${RESUME_ACCEPT},.json,.zip,application/json,application/zip`;

/** A data export with pictures may be large; reading it must not fill the memory of a phone. */
const MOST_BYTES = 100_000_000;

/**
 * Reads a PDF, a Word file, a JSON Resume file or LinkedIn's export by its content. Rejects when its code cannot be
 * loaded.
 */
export async function readImport(file: File): Promise<ImportResult> {
  if (file.size > MOST_BYTES) return { refusal: 'tooLarge' };
  const content = await file.arrayBuffer().catch(() => null);
  if (!content) return { refusal: 'unknown' };
  const bytes = new Uint8Array(content);
  if (containerOf(bytes) === 'pdf')
    return bytes.length > MOST_DOCUMENT_BYTES ? { refusal: 'tooLarge' } : await readPdf(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { refusal: 'oldWord' };
  return await readInWorker({ bytes });
}

async function readPdf(bytes: Uint8Array): Promise<ImportResult> {
  const { readPdfPages } = await import(/* webpackChunkName: "cv-import-pdf" */ './readPdfPages.ts');
  try {
    const pages = await untilDeadline(readPdfPages(bytes));
    return 'refusal' in pages ? pages : await readInWorker({ pages });
  } catch (error) {
    const { name } = error as Error;
    // The name that webpack gives a script that it could not load.
    if (name === 'ChunkLoadError') throw error;
    return { refusal: name === 'PasswordException' ? 'encrypted' : 'unknown' };
  }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);
