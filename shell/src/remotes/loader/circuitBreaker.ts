/** Consecutive failures after which the circuit opens. */
const MAX_FAILURES = 2;

/** Milliseconds that the circuit stays open. */
const OPEN_MS = 30_000;

type Circuit = { failures: number; opensUntil: number; error: unknown };

export type CircuitBreaker = {
  /** Runs the work, or rejects at once with the last error while the circuit of `key` is open. */
  run: <T>(key: string, work: () => Promise<T>) => Promise<T>;
  /** Allows the next attempt of `key` and of every key below it, because the user requested it. */
  allowAttempt: (key: string) => void;
};

/**
 * Circuit breaker per key: the name of a remote, or `<name>/2` for one of its pages. After repeated failures it rejects
 * without an attempt. After the open time it allows one attempt; if that fails too, the circuit opens again.
 */
export function createCircuitBreaker({
  now = Date.now,
  maxFailures = MAX_FAILURES,
  openMs = OPEN_MS,
} = {}): CircuitBreaker {
  const circuits = new Map<string, Circuit>();

  return {
    async run(key, work) {
      const known = circuits.get(key);
      if (known && known.failures >= maxFailures && now() < known.opensUntil) throw known.error;
      try {
        const result = await work();
        circuits.delete(key);
        return result;
      } catch (error) {
        const failures = (circuits.get(key)?.failures ?? 0) + 1;
        circuits.set(key, { failures, opensUntil: now() + openMs, error });
        throw error;
      }
    },
    allowAttempt(key) {
      for (const [known, circuit] of circuits) {
        if (known === key || known.startsWith(`${key}/`)) circuit.opensUntil = 0;
      }
    },
  };
}
