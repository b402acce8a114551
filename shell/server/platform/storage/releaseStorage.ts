import { dirname, join } from 'node:path';
import { localObjects } from './localObjects.ts';
import type { ObjectStore } from './objectStore.ts';

/** Objects and keys of a release store. */
export type ReleaseStorage = {
  objects: ObjectStore;
  /** File with the keys of the signatures. It is never among the objects, so that a copy of them has no private key. */
  keysFile: string;
  /** Called after this process has moved the pointer. */
  pointerMoved: Set<() => void>;
};

/** An opened storage, or the folder of a store on this machine. */
export type StorePlace = string | ReleaseStorage;

export function storageOf(place: StorePlace): ReleaseStorage {
  if (typeof place !== 'string') return place;
  return {
    objects: localObjects(place),
    keysFile: join(dirname(place), 'release-keys.json'),
    pointerMoved: new Set(),
  };
}
