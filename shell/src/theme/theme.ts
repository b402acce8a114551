import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Storage key named by the specification. */
const stored = storedValue('theme', z.enum(themes), {
  owner: 'browser', // The theme is a choice for the screen.
});

/** Returns the theme of the page. A script in the document head sets it before the first paint. */
export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Shows a theme and stores it; other tabs follow. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  stored.write(theme);
}

/** Calls `listener` after each change of the theme, also in another tab. Clearing the storage changes nothing. */
export function subscribeToTheme(listener: () => void): () => void {
  return stored.subscribe(() => {
    const theme = stored.read();
    if (theme) show(theme);
    listener();
  });
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}
