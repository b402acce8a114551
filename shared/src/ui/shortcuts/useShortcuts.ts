import { useEffect, useEffectEvent } from 'react';
import { shortcutSetting } from './shortcutSetting.ts';

const DIALOG = '[role=dialog], [role=alertdialog], dialog[open]';
const TYPING = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable="true"]';

type ShortcutOptions = {
  /** Also calls `onKey` while a key is held, for example for arrow keys. */
  withRepeats?: boolean;
};

/**
 * Calls `onKey` for keys pressed outside fields, menus and dialogs, without Ctrl, Alt or the command key. Letters,
 * digits and symbols do nothing while the user has turned them off (WCAG 2.1.4).
 */
export function useShortcuts(
  onKey: (key: string, event: KeyboardEvent) => void,
  { withRepeats = false }: ShortcutOptions = {},
): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.repeat && !withRepeats) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(`${TYPING}, ${DIALOG}, [role=menu]`)) return;
    if (document.querySelector(DIALOG)) return;
    if (event.key.length === 1 && shortcutSetting().read() === 'off') return;
    onKey(event.key, event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
