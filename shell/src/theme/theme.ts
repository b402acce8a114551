/** The specification's storage key. */
const STORAGE_KEY = 'theme';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();

/** The theme of the page: a script in its head has set it before the first paint. */
export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Shows a theme and remembers it; other tabs follow. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // A browser that keeps nothing still shows it, until the page is left.
  }
}

/** Hears of every change, also of those made in another tab. */
export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

/** Storage that was cleared, as at sign-out, leaves the page as it is. */
function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === STORAGE_KEY && isTheme(newValue)) show(newValue);
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

function isTheme(value: string | null): value is Theme {
  return themes.some((theme) => theme === value);
}
