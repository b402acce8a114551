import { storageAreas } from './storageArea.ts';

/** Account ID; null: a visitor. Undefined until the session is known. */
export type StorageOwner = number | null | undefined;

const OWNED_KEY = /@(\d+|visitor)$/;

let current: StorageOwner;
const listeners = new Set<() => void>();

/** Returns the key of a personal value. Until the session is known, values are a visitor's. */
export function ownedKey(key: string): string {
  return `${key}@${current ?? 'visitor'}`;
}

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
