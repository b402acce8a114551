import { sql } from 'kysely';
import { isTerm } from '../../../platform/database/searchWords.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { closestOccupationNames, closestPhrase, isOccupationName } from '../query/occupationNames.ts';
import { isKnownWord, isNamed, partsOf, type SearchPart } from '../query/searchParts.ts';
import { closestWords } from '../query/similarWords.ts';

/** Maximum candidates compared by edit distance. */
const ALIKE = 24;
/** Words up to this length share too few trigrams after one edit: compare all with the same first letter. */
const SHORT = 5;
const SHORT_ONES = 400;
/** Shortest word that is read as two words, and the shortest of these. */
const COMPOUND = 6;
const COMPOUND_PART = 3;

interface Candidates {
  place: number;
  plain: string;
  candidates: string[];
  /** The word as two known words. */
  compound: string | null;
}

export interface Corrected {
  parts: SearchPart[];
  /** The query with the most likely corrections. */
  text: string;
  /** Typed words, keyed by their correction. */
  typed: ReadonlyMap<string, string>;
}

/**
 * Replaces mistyped words by likely corrections, but neither terms with signs or digits, words of another language nor the
 * names of occupations. Resolves to undefined without a correction.
 */
export async function correctWords(db: Executor, parts: SearchPart[]): Promise<Corrected | undefined> {
  const wordsOf = ({ spellings }: SearchPart) => spellings[0]!.split(' ');
  const words = parts.flatMap(wordsOf);
  const named = new Set(parts.filter(isNamed).flatMap(wordsOf));
  const isRight = (word: string) =>
    named.has(word) || isTerm(word) || isOccupationName(word) || isKnownWord(word);
  const phrase = words.some(isTerm) || words.every(isKnownWord) ? undefined : closestPhrase(words);
  if (phrase && phrase !== words.join(' ').toLowerCase())
    return { parts: partsOf(phrase.split(' ')), text: phrase, typed: new Map() };
  if (words.every(isRight)) return undefined;
  const unknown = await readCandidates(db, words);
  const corrected = words.map((word) => [word]);
  for (const { place, plain, candidates, compound } of unknown) {
    if (isRight(words[place - 1]!)) continue;
    const near = [...new Set([...closestOccupationNames(plain), ...candidates])];
    const likely = preferNames(closestWords(plain, near));
    if (likely.length > 0) corrected[place - 1] = likely;
    else if (compound) corrected[place - 1] = [compound];
  }
  if (corrected.every(([first], place) => first === words[place])) return undefined;
  const text = corrected.map(([first]) => first).join(' ');
  const typed = new Map(corrected.map(([first], place) => [first!, words[place]!]));
  return { parts: withAlternatives(partsOf(text.split(' ')), corrected), text, typed };
}

/** Prefers names of occupations among equally close words. */
function preferNames(words: string[]): string[] {
  const names = words.filter(isOccupationName);
  return names.length > 0 ? names : words;
}

/** Adds less likely corrections of single words. */
function withAlternatives(parts: SearchPart[], corrected: string[][]): SearchPart[] {
  return parts.map((part) => {
    const alternatives = corrected.find(([first]) => first === part.spellings[0]) ?? [];
    return { ...part, spellings: [...new Set([...part.spellings, ...alternatives])] };
  });
}

/** Reads candidates for the words that occur in no vacancy, company or option. */
async function readCandidates(db: Executor, words: string[]): Promise<Candidates[]> {
  const { rows } = await sql<Candidates>`
    select typed.place, typed.plain, array(
      (select word from search_words
        where word % typed.plain order by similarity(word, typed.plain) desc, word limit ${ALIKE})
      union
      (select word from search_words
        where length(typed.plain) <= ${SHORT} and left(word, 1) = left(typed.plain, 1)
          and length(word) between length(typed.plain) - 1 and length(typed.plain) + 1 order by word limit ${SHORT_ONES})
    ) as candidates, (
      select first.word || ' ' || second.word
      from generate_series(${COMPOUND_PART}::integer, length(typed.plain) - ${COMPOUND_PART}) cut
      join search_words first on first.word = left(typed.plain, cut)
      join search_words second on second.word = substr(typed.plain, cut + 1)
      where length(typed.plain) >= ${COMPOUND} limit 1
    ) as compound
    from (select place, portal_plain(word) as plain from unnest(${words}::text[]) with ordinality as t (word, place)) typed
    where not exists (
      select from search_words
      where word = typed.plain or typed.place = ${words.length} and starts_with(word, typed.plain)
    )
  `.execute(db);
  return rows;
}
