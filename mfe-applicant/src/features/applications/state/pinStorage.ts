import * as z from 'zod/mini';

const keyOf = (userId: number) => `cpa.pinnedVacancies.${userId}`;

const pinsSchema = z.array(z.int());

export type PinStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the stored pins, or none when the stored data is invalid. */
export function readPins(storage: PinStorage, userId: number): number[] {
  try {
    const parsed = z.safeParse(pinsSchema, JSON.parse(storage.getItem(keyOf(userId)) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Stores the pins. Errors are ignored: without storage, pins only last for this visit. */
export function writePins(storage: PinStorage, userId: number, pinnedVacancyIds: readonly number[]): void {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(pinnedVacancyIds));
  } catch {
    // The storage is full or denied.
  }
}
