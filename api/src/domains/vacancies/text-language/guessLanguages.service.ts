import type { Database } from '../../../platform/database/connect.ts';
import { guessLanguage } from './guessLanguage.ts';
import { readWithoutLanguage, storeLanguages } from './textLanguage.repository.ts';

const BATCH = 500;

/** Guesses the language of vacancies that have none yet. @returns the number of those that it could guess. */
export async function guessLanguages(db: Database, signal?: AbortSignal): Promise<number> {
  let guessed = 0;
  for (let last = 0; ;) {
    signal?.throwIfAborted();
    const vacancies = await readWithoutLanguage(db, last, BATCH);
    if (vacancies.length === 0) return guessed;
    const found = vacancies.flatMap(({ id, translations, ...texts }) => {
      const language = guessLanguage(texts, translations);
      return language ? [{ id, language }] : [];
    });
    await storeLanguages(db, found);
    guessed += found.length;
    last = vacancies.at(-1)!.id;
  }
}
