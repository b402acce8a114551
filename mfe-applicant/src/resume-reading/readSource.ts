import { containerOf } from '@cpa/shared/contracts';
import { fitResume, limited } from './foreign/fitResume.ts';
import { importJsonResume } from './foreign/importJsonResume.ts';
import { importLinkedIn } from './foreign/importLinkedIn.ts';
import { docxLines } from './reading/docxLines.ts';
import { type ImportResult, type ImportSource, MOST_DOCUMENT_BYTES } from './importSource.ts';
import { parseResume } from './reading/parseResume.ts';
import { pdfLines } from './reading/pdfLines.ts';
import type { ResumeLine } from './reading/resumeLine.ts';

/** Characters below which a PDF is a picture of a page. */
const LEAST_TEXT = 20;

/** Reads a Word file, a JSON Resume file, LinkedIn's export or the texts of a PDF. */
export function readSource(source: ImportSource): ImportResult {
  if ('pages' in source) {
    const lines = pdfLines(source.pages);
    const length = lines.reduce((sum, { text }) => sum + text.length, 0);
    return length < LEAST_TEXT ? { refusal: 'noText' } : fromLines(lines);
  }
  const { bytes } = source;
  if (containerOf(bytes) !== 'zip') return importJsonResume(decoded(bytes)) ?? { refusal: 'unknown' };
  const lines = bytes.length <= MOST_DOCUMENT_BYTES ? docxLines(bytes) : null;
  return lines ? fromLines(lines) : (fitResume(importLinkedIn(bytes)) ?? { refusal: 'unknown' });
}

function fromLines(lines: readonly ResumeLine[]): ImportResult {
  const { resume, unassigned } = parseResume(lines);
  const fitted = fitResume(resume) ?? { resume, unassigned: [] };
  return { resume: fitted.resume, unassigned: limited([...unassigned, ...fitted.unassigned]) };
}

/** Decodes UTF-8, or UTF-16 as Windows writes it. */
function decoded(bytes: Uint8Array): string {
  return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);
}
