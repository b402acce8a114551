import { storedValue } from '@cpa/shared/store';
import { createSeenLists, type SeenList, storedListsSchema } from '../model/seenList.ts';

const stored = storedValue('seenVacancyLists', storedListsSchema, () => sessionStorage);

/** Heights of the lists that this tab has shown, so that Back restores them, also in another document. */
const seenLists = createSeenLists(stored.read());

export function seenList(key: string): SeenList {
  return seenLists.of(key);
}

/** Stores the lists for the tab's next document. Call it when this one is left. */
export function storeSeenLists(): void {
  stored.write(seenLists.toStored());
}
