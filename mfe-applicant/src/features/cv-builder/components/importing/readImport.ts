import type { JsonResume } from '@cpa/shared/contracts';
import { importJsonResume } from '../../model/importJsonResume.ts';
import { importLinkedIn } from '../../model/importLinkedIn.ts';
import { docxLines } from '../../model/reading/docxLines.ts';
import { parseResume, type ParsedResume } from '../../model/reading/parseResume.ts';

/** A data export with pictures may be large; reading it must not fill the memory of a phone. */
const MOST_BYTES = 100_000_000;
/** Limit of a PDF or Word file, in bytes. */
export const MOST_DOCUMENT_BYTES = 10_000_000;
/** Characters below which a PDF is a picture of a page. */
const LEAST_TEXT = 20;

export type ImportRefusal = 'unknown' | 'tooLarge' | 'encrypted' | 'oldWord' | 'noText';
export type ImportResult = ParsedResume | { refusal: ImportRefusal };

/** Reads a PDF, a Word file, a JSON Resume file or LinkedIn's export by its content. */
export async function readImport(file: File): Promise<ImportResult> {
  if (file.size > MOST_BYTES) return { refusal: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isPdf(bytes))
    return bytes.length > MOST_DOCUMENT_BYTES ? { refusal: 'tooLarge' } : await readPdf(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { refusal: 'oldWord' };
  if (!startsWith(bytes, [0x50, 0x4b])) return complete(importJsonResume(new TextDecoder().decode(bytes)));
  if (bytes.length <= MOST_DOCUMENT_BYTES) {
    const lines = docxLines(bytes);
    if (lines) return parseResume(lines);
  }
  return complete(importLinkedIn(bytes));
}

async function readPdf(bytes: Uint8Array): Promise<ImportResult> {
  const { readPdfLines } = await import(/* webpackChunkName: "cv-import-pdf" */ './readPdfLines.ts');
  try {
    const lines = await readPdfLines(bytes);
    const length = lines.reduce((sum, { text }) => sum + text.length, 0);
    return length < LEAST_TEXT ? { refusal: 'noText' } : parseResume(lines);
  } catch (error) {
    return { refusal: (error as Error).name === 'PasswordException' ? 'encrypted' : 'unknown' };
  }
}

function complete(resume: JsonResume | null): ImportResult {
  return resume ? { resume, unassigned: [] } : { refusal: 'unknown' };
}

/** The header of a PDF may stand behind other bytes. */
function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);
