/** Share of its length by which a word grows, more than most words of the other languages. */
const GROWTH = 0.4;

const PLAIN = 'aceinouyACEINOUY';
const ACCENTED = 'àçéîñöûýÀÇÉÎÑÖÛÝ';

/**
 * Returns whether this process builds the pseudo-language instead of English: `npm run dev -- --pseudo`.
 * @throws in production, whose builds contain real texts only
 */
export function arePseudoTextsOn(env: NodeJS.ProcessEnv = process.env): boolean {
  if (env['PSEUDO_TEXTS'] !== 'on') return false;
  if (env['NODE_ENV'] === 'production')
    throw new Error('PSEUDO_TEXTS is for development. Unset it to build for production.');
  return true;
}

/** Returns the text of an English message with accents and 40 % longer. */
export const pseudoText = (text: string): string => text.replaceAll(/\p{L}+/gu, lengthenedWord);

/** Repeats vowels first, so that the word breaks across lines as a real one does. */
function lengthenedWord(word: string): string {
  let missing = Math.ceil(word.length * GROWTH);
  const letters = Array.from(word, (letter) => {
    const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
    if (missing === 0 || !/[aeiou]/.test(letter)) return accented;
    missing -= 1;
    return accented + letter;
  });
  return letters.join('') + 'o'.repeat(missing);
}
