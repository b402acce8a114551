/**
 * The place of the toasts is loaded when the first toast is wanted, or when the page has nothing else to do.
 * This is where the two halves, whoever wants a toast and the page that shows them, find each other.
 */
export function createToastArea() {
  let wishes = 0;
  const listeners = new Set<() => void>();
  const mounted = Promise.withResolvers<void>();
  return {
    /** How often the place was wanted. */
    wishes: () => wishes,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Resolves when the place stands and toasts will be seen. */
    want: (): Promise<void> => {
      wishes += 1;
      for (const listener of listeners) listener();
      return mounted.promise;
    },
    reportMounted: () => mounted.resolve(),
  };
}

export const toastArea = createToastArea();
