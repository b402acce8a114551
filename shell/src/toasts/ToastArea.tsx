import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react';
import { toastArea } from './toastArea.ts';

const ToastBox = lazy(() =>
  import(/* webpackChunkName: "toasts" */ './toastify.tsx').then((module) => ({ default: module.ToastBox })),
);

/** Milliseconds after which the place of the toasts is made ready: a screen reader only hears of places it knows. */
const READY_MS = 4000;

export function ToastArea() {
  const isWanted = useSyncExternalStore(toastArea.subscribe, toastArea.isWanted, () => false);
  useEffect(() => {
    const timer = setTimeout(() => void toastArea.want(), READY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isWanted ? (
    <Suspense fallback={null}>
      <ToastBox />
    </Suspense>
  ) : null;
}
