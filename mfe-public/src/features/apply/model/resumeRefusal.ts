import { canBeResume, MAX_APPLICANT_FILE_BYTES, MAX_RESUMES } from '@cpa/shared/contracts';

export type ResumeRefusal = 'tooMany' | 'notADocument' | 'empty' | 'tooLarge';

/** Returns why the file cannot be uploaded as a resume, or null when it is valid. */
export function resumeRefusal(
  { name, size, type = '' }: Pick<File, 'name' | 'size'> & Partial<Pick<File, 'type'>>,
  count: number,
): ResumeRefusal | null {
  if (count >= MAX_RESUMES) return 'tooMany';
  if (!canBeResume({ name, type })) return 'notADocument';
  if (size === 0) return 'empty';
  return size > MAX_APPLICANT_FILE_BYTES ? 'tooLarge' : null;
}
