import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { events } from '../../../cv-draft/cvBuilderSlice.ts';

/** Undoes and redoes by Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y. Fields keep their own undo. */
export function useUndoKeys(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isField(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      dispatch(key === 'y' || event.shiftKey ? events.redone() : events.undone());
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [dispatch]);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox], [type=radio]), textarea, select')
  );
}
