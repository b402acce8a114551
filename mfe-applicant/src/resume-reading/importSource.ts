import type { ParsedResume } from './reading/parseResume.ts';
import type { PdfText } from './reading/pdfText.ts';

/** A file, or the texts of the pages of a PDF. */
export type ImportSource = { bytes: Uint8Array } | { pages: readonly (readonly PdfText[])[] };
/** `unloaded`: the code that reads the file could not be loaded. */
export type ImportRefusal = 'unknown' | 'unloaded' | 'tooLarge' | 'encrypted' | 'oldWord' | 'noText';
export type ImportResult = ParsedResume | { refusal: ImportRefusal };

/** Limit of a PDF or Word file, in bytes. */
export const MOST_DOCUMENT_BYTES = 10_000_000;
