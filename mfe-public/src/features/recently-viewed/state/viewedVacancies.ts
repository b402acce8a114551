import { createResource, storedValue } from '@cpa/shared/store';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { SavedApi } from '../../../vacancies/saved/savedApi.ts';

const MAX_VIEWED = 12;
const NONE: number[] = [];

const stored = storedValue('viewedVacancies', z.array(z.int()), { owner: 'adopted' });
const viewed = (): number[] => stored.read() ?? NONE;

/** Returns the IDs of the vacancies opened in this browser, the last one first. */
export function useViewedVacancies(): number[] {
  return useSyncExternalStore(stored.subscribe, viewed, () => NONE);
}

/** Adds a vacancy that the user opened. */
export function rememberViewed(id: number): void {
  if (viewed()[0] !== id) storeViewed([id, ...viewed().filter((each) => each !== id)].slice(0, MAX_VIEWED));
}

export function storeViewed(ids: number[]): void {
  stored.write(ids);
}

/** Cards of the viewed vacancies. Deleted ones are missing. */
export const viewedCards = createResource({
  name: 'publicViewedVacancies',
  load: (api: SavedApi, ids: number[]) => api.cards(ids),
  isPublic: true,
});
