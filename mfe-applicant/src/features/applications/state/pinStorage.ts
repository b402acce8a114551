import * as z from 'zod/mini';

/** Where this person's pins are kept in the browser. */
const keyOf = (personId: number) => `cpa.pinnedVacancies.${personId}`;

const pinsSchema = z.array(z.int());

/** Of `Storage`, what pins need; a browser may refuse it altogether. */
export type PinStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The pins kept for this person; none when nothing readable is there. */
export function readPins(storage: PinStorage, personId: number): number[] {
  try {
    const kept = z.safeParse(pinsSchema, JSON.parse(storage.getItem(keyOf(personId)) ?? '[]'));
    return kept.success ? kept.data : [];
  } catch {
    return [];
  }
}

/** Keeps them. A full or forbidden storage only costs the pins their next visit. */
export function keepPins(storage: PinStorage, personId: number, pinnedVacancyIds: readonly number[]): void {
  try {
    storage.setItem(keyOf(personId), JSON.stringify(pinnedVacancyIds));
  } catch {
    // Nothing a person could do about it.
  }
}
