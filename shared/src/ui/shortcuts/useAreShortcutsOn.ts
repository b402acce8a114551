import { useSyncExternalStore } from 'react';
import { shortcutSetting } from './shortcutSetting.ts';

/** Returns whether letters, digits and symbols are shortcuts in this browser. */
export function useAreShortcutsOn(): boolean {
  return useSyncExternalStore(
    shortcutSetting().subscribe,
    () => shortcutSetting().read() === null,
    () => true,
  );
}
