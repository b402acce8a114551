import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { closestWords } from './similarWords.ts';

/** Maximum candidates compared by edit distance. */
const ALIKE = 24;
/** Words up to this length share too few trigrams after one edit: compare all with the same first letter. */
const SHORT = 5;
const SHORT_ONES = 400;

/**
 * Replaces mistyped words by likely corrections; each element is a set of alternatives. Resolves to undefined without
 * a correction.
 */
export async function correctWords(db: Executor, words: string[]): Promise<string[][] | undefined> {
  const { rows } = await sql<{ place: number; plain: string; candidates: string[] }>`
    select typed.place, typed.plain, array(
      (select word from search_words
        where word % typed.plain order by similarity(word, typed.plain) desc, word limit ${ALIKE})
      union
      (select word from search_words
        where length(typed.plain) <= ${SHORT} and left(word, 1) = left(typed.plain, 1)
          and length(word) between length(typed.plain) - 1 and length(typed.plain) + 1 order by word limit ${SHORT_ONES})
    ) as candidates
    from (select place, portal_plain(word) as plain from unnest(${words}::text[]) with ordinality as t (word, place)) typed
    where not exists (
      select from search_words
      where word = typed.plain or typed.place = ${words.length} and starts_with(word, typed.plain)
    )
  `.execute(db);
  const corrected = words.map((word) => [word]);
  for (const { place, plain, candidates } of rows) {
    const likely = closestWords(plain, candidates);
    if (likely.length > 0) corrected[place - 1] = likely;
  }
  return corrected.some((alternatives, place) => alternatives[0] !== words[place]) ? corrected : undefined;
}
