import { open } from 'node:fs/promises';
import type { DomainError } from '../../../platform/errors/domainError.ts';
import { invalidField } from '../../../platform/errors/domainError.ts';
import type { Upload } from '../../files/uploads/upload.ts';
import { isValidDocx } from './isValidDocx.ts';

export const RESUME_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type ResumeEnding = keyof typeof RESUME_TYPES;

/** Number of trailing bytes searched for the PDF end marker. */
const TAIL = 1024;

/** Detects PDF and Word documents by file name, first bytes and end. @throws DomainError 422 that names the field. */
export async function checkResume({ field, path, size, fileName }: Upload): Promise<ResumeEnding> {
  const ending = /\.(pdf|docx)$/i.exec(fileName)?.[1]?.toLowerCase() as ResumeEnding | undefined;
  if (!ending)
    throw invalidField(field, 'This file type is not supported. Choose a PDF or a Word document (.docx).');
  const { head, tail } = await readEnds(path, size);
  if (ending === 'pdf' ? !isPdf(head, tail) : !(isZip(head) && (await isValidDocx(path))))
    throw broken(field);
  return ending;
}

/**
 * Requires a PDF that starts as one and has nothing after its end marker, so that the file is no other format as
 * well.
 */
function isPdf(head: string, tail: string): boolean {
  return /^%PDF-[12]\.\d/.test(head) && /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(tail);
}

const isZip = (head: string): boolean => head.startsWith('PK\u0003\u0004');

async function readEnds(path: string, size: number): Promise<{ head: string; tail: string }> {
  const file = await open(path);
  try {
    const begin = Math.max(0, size - TAIL);
    const [head, tail] = [Buffer.alloc(16), Buffer.alloc(size - begin)];
    await file.read(head, 0, head.length, 0);
    await file.read(tail, 0, tail.length, begin);
    return { head: head.toString('latin1'), tail: tail.toString('latin1') };
  } finally {
    await file.close();
  }
}

function broken(field: string): DomainError {
  return invalidField(field, 'This document cannot be read. Save it again as PDF or .docx.');
}
