import { useSecondsLeft } from '@cpa/shared/ui/undo';
import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';

/** Seconds left at which more time is requested from the server. */
const ASK_AT = 6;

/**
 * Counts down to `end`, in milliseconds. While the pointer or the focus is on the element with `holdProps`, calls
 * `onHold` before the time is over; `isPaused` ends when the server grants no more time.
 */
export function useUndoCountdown(end: number, onHold: () => void) {
  const seconds = useSecondsLeft(end);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const hold = useEffectEvent(onHold);
  useEffect(() => {
    if (isHeld && seconds > 0 && seconds <= ASK_AT) hold();
  }, [isHeld, seconds]);
  const holdProps = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setIsFocused(currentTarget.contains(relatedTarget)),
  };
  return { seconds, isPaused: isHeld && seconds >= ASK_AT - 1, holdProps };
}
