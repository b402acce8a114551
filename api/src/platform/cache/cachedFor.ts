/** Caches what `read` resolves to for `ttlMs`. Concurrent callers share one call; a failure is not cached. */
export function cachedFor<T>(ttlMs: number, read: () => Promise<T>): () => Promise<T> {
  let cached: { until: number; value: Promise<T> } | undefined;
  return async () => {
    if (cached && cached.until > performance.now()) return await cached.value;
    const entry = { until: performance.now() + ttlMs, value: read() };
    cached = entry;
    try {
      return await entry.value;
    } catch (error) {
      if (cached === entry) cached = undefined;
      throw error;
    }
  };
}
