import { storedValue } from '@cpa/shared/store';
import { createGeometryCache, type ListGeometry, storedGeometrySchema } from '../model/listGeometry.ts';

const stored = storedValue('seenVacancyLists', storedGeometrySchema, {
  owner: 'browser', // Heights of public lists.
  area: 'session',
});

/** Heights of the lists that this tab has shown, so that Back restores them, also in another document. */
const geometryCache = createGeometryCache(stored.read());

export function listGeometry(key: string): ListGeometry {
  return geometryCache.of(key);
}

/** Stores the lists for the tab's next document. Call it when this one is left. */
export function storeGeometry(): void {
  stored.write(geometryCache.toStored());
}
