/** Failures in a row after which a part is left alone. */
const MOST_FAILURES = 2;

/** Milliseconds that it is left alone. */
const REST_MS = 30_000;

type Failing = { failures: number; restsUntil: number; error: unknown };

export type Breaker = {
  /** Does the work, or rejects with the last error at once while the part rests. */
  run: <T>(part: string, work: () => Promise<T>) => Promise<T>;
  /** Lets the next try through for a part and all below it: a person asked for it. */
  allowTry: (part: string) => void;
};

/**
 * Keeps a page from hammering what is down: a part (`mfe-public`, or `mfe-public/2` for one of its pages) that failed
 * repeatedly rests. When the time is over, or somebody asks, one try goes through; if that fails, too, it rests again.
 */
export function createBreaker({ now = Date.now, most = MOST_FAILURES, rest = REST_MS } = {}): Breaker {
  const failing = new Map<string, Failing>();

  return {
    async run(part, work) {
      const known = failing.get(part);
      if (known && known.failures >= most && now() < known.restsUntil) throw known.error;
      try {
        const result = await work();
        failing.delete(part);
        return result;
      } catch (error) {
        const failures = (failing.get(part)?.failures ?? 0) + 1;
        failing.set(part, { failures, restsUntil: now() + rest, error });
        throw error;
      }
    },
    allowTry(part) {
      for (const [key, known] of failing) {
        if (key === part || key.startsWith(`${part}/`)) known.restsUntil = 0;
      }
    },
  };
}
