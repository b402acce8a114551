import { useEffect, useState } from 'react';

/** Time for which an undo is offered beside the list, in milliseconds; the undo button stays. */
const SHOWN_MS = 10_000;

/** State of a notice that hides after a while. */
export function useUndoNotice(): [boolean, (isShown: boolean) => void] {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setIsShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return [isShown, setIsShown];
}
