import type { CartStorage } from '../state/cartStorage.ts';

/** A browser storage that lives for one test. */
export function memoryStorage(
  kept: Record<string, string> = {},
): CartStorage & { kept: Record<string, string> } {
  return {
    kept,
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
  };
}
