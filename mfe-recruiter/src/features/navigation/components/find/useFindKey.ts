import { useEffect, useEffectEvent } from 'react';

const DIALOG = '[role=dialog], [role=alertdialog], dialog[open]';

/** Calls `onFind` for Ctrl+K, on a Mac also the command key with K, everywhere but in a dialog. */
export function useFindKey(onFind: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (event.key.toLowerCase() !== 'k' || document.querySelector(DIALOG)) return;
    event.preventDefault();
    onFind();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
