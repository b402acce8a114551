import { canBeResume, MAX_APPLICANT_FILE_BYTES, MAX_RESUMES } from '@cpa/shared/contracts';

export const PHOTO_ACCEPT = 'image/jpeg,image/png,image/webp';

export type FileError = 'tooMany' | 'notADocument' | 'notAnImage' | 'empty' | 'tooLarge';

type FileInfo = Pick<File, 'name' | 'size' | 'type'>;

/** Returns why the file cannot be added as a resume, or null when it is valid. */
export function validateResume(file: FileInfo, resumeCount: number): FileError | null {
  if (resumeCount >= MAX_RESUMES) return 'tooMany';
  if (!canBeResume(file)) return 'notADocument';
  return validateSize(file);
}

/** Returns why the file cannot be used as the photo, or null when it is valid. */
export function validatePhoto(file: FileInfo): FileError | null {
  return PHOTO_ACCEPT.split(',').includes(file.type) ? validateSize(file) : 'notAnImage';
}

function validateSize({ size }: FileInfo): FileError | null {
  if (size === 0) return 'empty';
  return size > MAX_APPLICANT_FILE_BYTES ? 'tooLarge' : null;
}
