import { foldSigns } from '../../../platform/database/foldSigns.ts';

/** Returns lower-case letters and digits without accents, with single spaces between words. */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  if (/^[a-z\d]+( [a-z\d]+)*$/.test(lower)) return lower;
  return foldSigns(lower)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim();
}
