/** Joins plain words without spaces and plural endings, so that "life guards" and "lifeguard" are one name. */
export function keyOf(words: string[]): string {
  return words.map(singular).join('');
}

/** Removes the plural ending of English, Spanish and Papiamento: "waiters", "wachimannan". */
function singular(word: string): string {
  if (word.length > 5 && word.endsWith('nan')) return word.slice(0, -3);
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}
