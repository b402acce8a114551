/** Queues received events; `next()` waits for the next one. */
export function eventQueue<T>() {
  const heard: T[] = [];
  const waiting: ((one: T) => void)[] = [];
  return {
    add: (one: T) => {
      const next = waiting.shift();
      if (next) next(one);
      else heard.push(one);
    },
    next: async () => heard.shift() ?? (await new Promise<T>((resolve) => waiting.push(resolve))),
    /** Received events that were not read yet. */
    left: () => heard,
  };
}
