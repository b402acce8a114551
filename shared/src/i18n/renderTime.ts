let fixed: Date | null = null;

/** Returns the current time; while a page is rendered on a server or hydrated, the time of that rendering. */
export function renderTime(): Date {
  return fixed ?? new Date();
}

/** Sets the time that `renderTime` returns; null returns to the clock. */
export function fixRenderTime(time: Date | null): void {
  fixed = time;
}
