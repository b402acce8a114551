import type { Database } from '../../../platform/database/connect.ts';
import { guessLanguage } from './guessLanguage.ts';
import { readWithoutLanguage, storeLanguages } from './textLanguage.repository.ts';

const BATCH = 500;

/** Guesses the language of vacancies that have none yet. @returns their number. */
export async function guessLanguages(db: Database, signal?: AbortSignal): Promise<number> {
  let guessed = 0;
  for (;;) {
    signal?.throwIfAborted();
    const vacancies = await readWithoutLanguage(db, BATCH);
    if (vacancies.length === 0) return guessed;
    await storeLanguages(
      db,
      vacancies.map(({ id, translations, ...texts }) => ({
        id,
        language: guessLanguage(texts, translations),
      })),
    );
    guessed += vacancies.length;
  }
}
