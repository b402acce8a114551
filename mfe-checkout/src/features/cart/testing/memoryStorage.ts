import type { CartStorage } from '../state/cartStorage.ts';

/** An in-memory stand-in for `localStorage`. */
export function memoryStorage(
  items: Record<string, string> = {},
): CartStorage & { items: Record<string, string> } {
  return {
    items,
    getItem: (key) => items[key] ?? null,
    setItem: (key, value) => {
      items[key] = value;
    },
  };
}
