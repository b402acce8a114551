/** What somebody hears, in order: `next()` waits for it. */
export function heardInOrder<T>() {
  const heard: T[] = [];
  const waiting: ((one: T) => void)[] = [];
  return {
    add: (one: T) => {
      const next = waiting.shift();
      if (next) next(one);
      else heard.push(one);
    },
    next: async () => heard.shift() ?? (await new Promise<T>((resolve) => waiting.push(resolve))),
    /** Heard, and not asked for yet. */
    left: () => heard,
  };
}
