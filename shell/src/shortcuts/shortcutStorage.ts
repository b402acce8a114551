import { storedValue } from '@cpa/shared/store';
import { storeShortcutSetting } from '@cpa/shared/ui';
import * as z from 'zod/mini';

const stored = storedValue('shortcuts', z.literal('off'), {
  owner: 'browser', // It depends on the input device, as speech input presses keys.
});

/** Stores whether the user has turned the shortcuts off. */
export function startShortcutStorage(): void {
  storeShortcutSetting(stored);
}
