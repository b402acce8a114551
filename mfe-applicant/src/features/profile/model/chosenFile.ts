/** What the server takes, told before anything is sent: `api/README`, uploaded files. */
const MAX_BYTES = 5 * 1024 * 1024;
const MOST_RESUMES = 10;

export const RESUME_ACCEPT =
  '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const PHOTO_ACCEPT = 'image/jpeg,image/png,image/webp';

export type FileFault = 'tooMany' | 'notADocument' | 'notAPicture' | 'empty' | 'tooLarge';

type Chosen = Pick<File, 'name' | 'size' | 'type'>;

/** Why a file cannot become one more resume beside so many, or null. */
export function resumeFault(file: Chosen, others: number): FileFault | null {
  if (others >= MOST_RESUMES) return 'tooMany';
  if (!/\.(pdf|docx)$/i.test(file.name)) return 'notADocument';
  return sizeFault(file);
}

/** Why a file cannot be the photo, or null. */
export function photoFault(file: Chosen): FileFault | null {
  return PHOTO_ACCEPT.split(',').includes(file.type) ? sizeFault(file) : 'notAPicture';
}

function sizeFault({ size }: Chosen): FileFault | null {
  if (size === 0) return 'empty';
  return size > MAX_BYTES ? 'tooLarge' : null;
}
