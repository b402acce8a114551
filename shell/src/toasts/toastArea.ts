/**
 * The place of the toasts is loaded when the first toast is wanted, or when the page has nothing else to do.
 * This is where the two halves, whoever wants a toast and the page that shows them, find each other.
 */
export function createToastArea() {
  let isWanted = false;
  const listeners = new Set<() => void>();
  const mounted = Promise.withResolvers<void>();
  return {
    isWanted: () => isWanted,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Resolves when the place stands and toasts will be seen. */
    want: (): Promise<void> => {
      isWanted = true;
      for (const listener of listeners) listener();
      return mounted.promise;
    },
    reportMounted: () => mounted.resolve(),
  };
}

export const toastArea = createToastArea();
