import type { Database } from '../../../platform/database/connect.ts';
import { guessLanguage } from './guessLanguage.ts';
import { readWithoutLanguage, storeLanguages } from './textLanguage.repository.ts';

const BATCH = 500;

/**
 * Guesses the language of vacancies with IDs above `after` that have none yet.
 * @returns the number of guessed ones and the last ID of the batch.
 */
export async function guessLanguages(
  db: Database,
  { after = 0, signal }: { after?: number; signal?: AbortSignal } = {},
): Promise<{ guessed: number; last: number }> {
  let guessed = 0;
  for (let last = after; ;) {
    signal?.throwIfAborted();
    const vacancies = await readWithoutLanguage(db, last, BATCH);
    if (vacancies.length === 0) return { guessed, last };
    const found = vacancies.flatMap(({ id, translations, ...texts }) => {
      const language = guessLanguage(texts, translations);
      return language ? [{ id, language }] : [];
    });
    await storeLanguages(db, found);
    guessed += found.length;
    last = vacancies.at(-1)!.id;
  }
}
