const MAX_BYTES = 15 * 1024 * 1024;
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);

export type ImageProblem = 'type' | 'size';

/** Returns why a file cannot be cropped; null when it can. */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>): ImageProblem | null {
  if (!TYPES.has(type)) return 'type';
  return size > MAX_BYTES ? 'size' : null;
}
