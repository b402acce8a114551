import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toastArea } from './toastArea.ts';

/** Milliseconds after which the place of the toasts is made ready: a screen reader only hears of places it knows. */
const READY_MS = 4000;

/** Loaded by hand: a lazy component whose code does not come would take the whole page with it. */
export function ToastArea() {
  const wishes = useSyncExternalStore(toastArea.subscribe, toastArea.wishes, () => 0);
  const [Box, setBox] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => void toastArea.want(), READY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (wishes === 0) return;
    import(/* webpackChunkName: "toasts" */ './toastify.tsx').then(
      ({ ToastBox }) => setBox(() => ToastBox),
      () => {
        // The next toast tries again.
      },
    );
  }, [wishes]);
  return Box && <Box />;
}
