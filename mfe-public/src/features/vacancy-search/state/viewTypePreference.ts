import { useSyncExternalStore } from 'react';

/** How lists of vacancies are laid out. */
export type ViewType = 'list' | 'grid';

const KEY = 'viewType';
const listeners = new Set<() => void>();
/** What was chosen in this tab, for browsers that keep nothing. */
let chosen: ViewType | null = null;

/** The list or grid that this browser prefers; 'list' until somebody chooses. */
export function useViewType(): [ViewType, (viewType: ViewType) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'list' as const), choose];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): ViewType {
  try {
    return localStorage.getItem(KEY) === 'grid' ? 'grid' : 'list';
  } catch {
    return chosen ?? 'list';
  }
}

function choose(viewType: ViewType): void {
  chosen = viewType;
  try {
    localStorage.setItem(KEY, viewType);
  } catch {
    // It holds for this tab alone.
  }
  for (const listener of listeners) listener();
}
