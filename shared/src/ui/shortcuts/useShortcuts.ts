import { useEffect, useEffectEvent } from 'react';

const DIALOG = '[role=dialog], [role=alertdialog], dialog[open]';
const TYPING = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable="true"]';

/** Calls `onKey` for keys pressed outside fields and dialogs, without Ctrl, Alt or the command key. */
export function useShortcuts(onKey: (key: string) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(`${TYPING}, ${DIALOG}, [role=menu]`)) return;
    if (document.querySelector(DIALOG)) return;
    onKey(event.key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
