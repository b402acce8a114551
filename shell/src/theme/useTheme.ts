import { useSyncExternalStore } from 'react';
import { type Theme, currentTheme, subscribeToTheme } from './theme.ts';

/** Returns the theme of the page; light on a server. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light');
}
