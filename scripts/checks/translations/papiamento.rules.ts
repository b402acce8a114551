import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A word that is not spelt as in Aruba, and its spelling there. */
export type Misspelling = { word: string; aruban: string };

/** Words in the spelling of Curaçao by their spelling in Aruba. */
const WORDS: ReadonlyMap<string, string> = new Map(
  readFileSync(join(import.meta.dirname, 'papiamento.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string]),
);

/** Loan words and names that the patterns would reject. */
const ALLOWED: ReadonlySet<string> = new Set(
  'crèche crème ampère première cliché paté saté macramé kabel kader kaki klas koffie krijt kilo kilometer'.split(
    ' ',
  ),
);

/** Spellings of Curaçao by their pattern, with those of Aruba. */
const PATTERNS: readonly [RegExp, string][] = [
  [/(?<!ca)shon(?!s|est)/, '-cion or -sion'],
  // A single letter is reported as such.
  [/^(?=..).*[òèùü]/, 'no accent'],
  [/[áéíóú](?:nan)?$/, 'no accent at the end'],
  [/(?:mentu|adu|idu|anu)(?:nan)?$/, '-o at the end'],
  [/idat(?:nan)?$/, '-dad'],
  [/^dja(?:domingu?o?|dumingu|luna|mars|rason|weps|webs|bi[eè]rn[eè]|sabra)$/, 'dia-'],
  [/^(?:i|òf)$/, 'y, of'],
  [/^k[aouàòùáóúlr]/, 'c'],
  [/.[ks]k[aou]|[aeiou]k[aou]/, 'c'],
];

/** Returns the words of a text in Papiamento that are not spelt as in Aruba. Placeholders do not count as words. */
export function papiamentoProblems(text: string): Misspelling[] {
  const words = text.replaceAll(/\{\w+[,}]|\b(?:one|other|plural|select)\b/g, ' ').match(/[\p{L}-]+/gu) ?? [];
  return words.flatMap((word) => {
    const lower = word.toLowerCase();
    if (ALLOWED.has(lower)) return [];
    const aruban = WORDS.get(lower) ?? PATTERNS.find(([pattern]) => pattern.test(lower))?.[1];
    return aruban === undefined ? [] : [{ word, aruban }];
  });
}
