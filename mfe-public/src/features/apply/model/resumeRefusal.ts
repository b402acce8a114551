import { MAX_APPLICANT_FILE_BYTES, MAX_RESUMES } from '@cpa/shared/contracts';

export type ResumeRefusal = 'tooMany' | 'notADocument' | 'empty' | 'tooLarge';

/** Returns why the file cannot be uploaded as a resume, or null when it is valid. */
export function resumeRefusal(
  { name, size }: Pick<File, 'name' | 'size'>,
  count: number,
): ResumeRefusal | null {
  if (count >= MAX_RESUMES) return 'tooMany';
  if (!/\.(pdf|docx)$/i.test(name)) return 'notADocument';
  if (size === 0) return 'empty';
  return size > MAX_APPLICANT_FILE_BYTES ? 'tooLarge' : null;
}
