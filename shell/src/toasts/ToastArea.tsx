import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toastArea } from './toastArea.ts';

/** Milliseconds before the container mounts: screen readers only announce changes of a live region that exists. */
const READY_MS = 4000;

/** Loads the toast container. Not a lazy component: a failed download would take the whole page down. */
export function ToastArea() {
  const requests = useSyncExternalStore(toastArea.subscribe, toastArea.requests, () => 0);
  const [Box, setBox] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => void toastArea.request(), READY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (requests === 0) return;
    import(/* webpackChunkName: "toasts" */ './toastify.tsx').then(
      ({ ToastBox }) => setBox(() => ToastBox),
      () => {
        // The next toast retries.
      },
    );
  }, [requests]);
  // By the attribute, a dialog leaves the toasts usable when it makes the rest of the page inert.
  return <div data-react-aria-top-layer="true">{Box && <Box />}</div>;
}
