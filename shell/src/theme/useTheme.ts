import { useSyncExternalStore } from 'react';
import { type Theme, currentTheme, subscribeToTheme } from './theme.ts';

/** The theme of the page, light wherever there is no page yet. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light');
}
