import { type StorageArea, storageAreas } from './storageArea.ts';

/** Account ID; null: a visitor. Undefined until the session is known. */
export type StorageOwner = number | null | undefined;

const OWNED_KEY = /@(\d+|visitor)$/;

let current: StorageOwner;
const listeners = new Set<() => void>();

/** Returns the key of a personal value. Until the session is known, values are a visitor's. */
export function ownedKey(key: string): string {
  return `${key}@${current ?? 'visitor'}`;
}

/**
 * Assigns a value that a visitor may have left to the account that signed in. When the session of an account has ended,
 * for whatever reason, its value stays under the key of the account, and the next user finds none. Returns the owner
 * for which this was done; undefined until the session is known.
 */
export function settleAdopted(storage: StorageArea, key: string): StorageOwner {
  if (current === undefined) return undefined;
  const last = storage.read(adopterKey(key));
  const own = current === null ? null : String(current);
  if (last !== null && last !== own) move(storage, key, `${key}@${last}`);
  const waiting = `${key}@${own}`;
  if (own !== null && storage.read(key) === null) move(storage, waiting, key);
  storage.write(waiting, null);
  markAdopted(storage, key);
  return current;
}

/** Stores which account has adopted the value of a key; a visitor's value has no mark. */
export function markAdopted(storage: StorageArea, key: string): void {
  if (current === undefined) return;
  const isOwned = current !== null && storage.read(key) !== null;
  const mark = isOwned ? String(current) : null;
  if (storage.read(adopterKey(key)) !== mark) storage.write(adopterKey(key), mark);
}

const adopterKey = (key: string): string => `${key}.owner`;

function move(storage: StorageArea, from: string, to: string): void {
  const text = storage.read(from);
  if (text === null) return;
  storage.write(to, text);
  storage.write(from, null);
}

/** Returns the owner of personal values. */
export const storageOwner = (): StorageOwner => current;

/** Sets the account whose personal values are read. Those of others leave the tab when an account is known. */
export function setStorageOwner(owner: StorageOwner): void {
  if (current === owner) return;
  current = owner;
  if (typeof owner === 'number') clearPersonalValues((key) => !key.endsWith(`@${owner}`));
  for (const listener of listeners) listener();
}

/** Removes the personal values of this tab. Call it when a session is left. */
export function clearPersonalValues(isRemoved: (key: string) => boolean = () => true): void {
  const { session } = storageAreas;
  for (const key of session.keys()) if (OWNED_KEY.test(key) && isRemoved(key)) session.write(key, null);
}

/** Calls `listener` when the owner changes. Returns the function that unsubscribes. */
export function onStorageOwner(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
