/** Connects the toast service with the container, which loads for the first toast or when the page is idle. */
export function createToastArea() {
  let requests = 0;
  const listeners = new Set<() => void>();
  const mounted = Promise.withResolvers<void>();
  return {
    /** Number of requests for the container. */
    requests: () => requests,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Resolves when the container is mounted. */
    request: (): Promise<void> => {
      requests += 1;
      for (const listener of listeners) listener();
      return mounted.promise;
    },
    reportMounted: () => mounted.resolve(),
  };
}

export const toastArea = createToastArea();
