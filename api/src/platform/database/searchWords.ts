/** Words beyond this number are ignored. */
const MAX_WORDS = 12;

/**
 * Splits a search query into words, normalised to NFC. Keeps letters, digits and marks, so no query operator is left.
 * Returns undefined when the query is empty, and an empty array when it holds only punctuation, which matches nothing.
 */
export function searchWords(text: string | undefined): string[] | undefined {
  const typed = (text ?? '').normalize('NFC').trim();
  if (typed === '') return undefined;
  return (typed.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []).slice(0, MAX_WORDS);
}
