/** Returns lower-case letters and digits without accents, with single spaces between words. */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  if (/^[a-z\d]+( [a-z\d]+)*$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim();
}
