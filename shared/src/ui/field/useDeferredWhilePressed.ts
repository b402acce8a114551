import { useState, useSyncExternalStore } from 'react';

/** Maximum delay in milliseconds from lifting a finger to its click. */
const CLICK_LIMIT_MS = 100;

const listeners = new Set<() => void>();
let isPressed = false;
let release: ReturnType<typeof setTimeout> | undefined;

/**
 * Defers a value while a pointer is down. Pressing a button takes the focus from a field, which then validates itself:
 * an error that appears at once would move the button away from the pointer, and the click would be lost.
 */
export function useDeferredWhilePressed<T>(value: T): T {
  const [shown, setShown] = useState(() => value);
  // Renders on press and release only if there is a value to defer: a page may have dozens of fields.
  const isHeld = useSyncExternalStore(subscribe, () => isPressed && shown !== value, neverPressed);
  if (!isHeld && shown !== value) setShown(() => value);
  return isHeld ? shown : value;
}

const neverPressed = () => false;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) listen('addEventListener');
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) listen('removeEventListener');
  };
}

function listen(how: 'addEventListener' | 'removeEventListener'): void {
  window[how]('pointerdown', pressed, true);
  window[how]('pointerup', lifted, true);
  window[how]('pointercancel', lifted, true);
  window[how]('click', clicked, true);
  if (how === 'removeEventListener') tell(false);
}

const pressed = () => tell(true);
const lifted = () => releaseIn(CLICK_LIMIT_MS);
/** Runs after all other listeners. */
const clicked = () => releaseIn(0);

function releaseIn(milliseconds: number): void {
  clearTimeout(release);
  release = setTimeout(() => tell(false), milliseconds);
}

function tell(now: boolean): void {
  clearTimeout(release);
  if (isPressed === now) return;
  isPressed = now;
  for (const listener of listeners) listener();
}
