import type { ValueStorage } from '../store/index.ts';

/** An in-memory stand-in for `localStorage` or `sessionStorage`. */
export function memoryStorage(
  items: Record<string, string> = {},
): ValueStorage & { items: Record<string, string> } {
  return {
    items,
    getItem: (key) => items[key] ?? null,
    setItem: (key, value) => {
      items[key] = value;
    },
    removeItem: (key) => {
      delete items[key];
    },
  };
}
