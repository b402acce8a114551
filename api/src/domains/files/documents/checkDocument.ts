import { readFile } from 'node:fs/promises';
import { canBeResume, containerOf, isWholePdf, type ResumeEnding } from '@cpa/shared/contracts';
import { type DomainError, invalidField } from '../../../platform/errors/domainError.ts';
import type { Upload } from '../uploads/upload.ts';
import { isValidDocx } from './isValidDocx.ts';

/** Detects PDF and Word documents by their content, as the CV import does. @throws DomainError 422 that names the field. */
export async function checkDocument({ field, path, fileName }: Upload): Promise<ResumeEnding> {
  const bytes = await readFile(path);
  const container = containerOf(bytes);
  if (container === 'pdf' && isWholePdf(bytes)) return 'pdf';
  if (container === 'zip' && (await isValidDocx(bytes))) return 'docx';
  throw container || canBeResume({ name: fileName }) ? broken(field) : unsupported(field);
}

function unsupported(field: string): DomainError {
  return invalidField(field, 'resume_unsupported');
}

function broken(field: string): DomainError {
  return invalidField(field, 'resume_unreadable');
}
