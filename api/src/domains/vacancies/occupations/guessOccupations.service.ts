import type { Database } from '../../../platform/database/connect.ts';
import { occupationColumns } from './occupationColumns.ts';
import { readWithoutOccupation, storeOccupations } from './occupations.repository.ts';

const BATCH = 500;

/** Guesses the occupation of vacancies that have none yet. @returns their number. */
export async function guessOccupations(db: Database, signal?: AbortSignal): Promise<number> {
  let guessed = 0;
  for (;;) {
    signal?.throwIfAborted();
    const vacancies = await readWithoutOccupation(db, BATCH);
    if (vacancies.length === 0) return guessed;
    await storeOccupations(
      db,
      vacancies.map((vacancy) => ({ id: vacancy.id, ...occupationColumns(vacancy) })),
    );
    guessed += vacancies.length;
  }
}
