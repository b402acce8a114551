type Options<Value> = {
  create: () => Value;
  /** Maximum number of entries in the map. */
  max: number;
  onEvict?: (key: string) => void;
};

/**
 * Returns the entry of a map that is used as a cache, and creates it when it is missing. Entries stay in the order of
 * their last use; the least recently used one is evicted when there are more than `max`.
 */
export function recentEntry<Value>(
  entries: Map<string, Value>,
  key: string,
  { create, max, onEvict }: Options<Value>,
): Value {
  const entry = entries.get(key) ?? create();
  entries.delete(key);
  entries.set(key, entry);
  const [oldest] = entries.keys();
  if (entries.size > max && oldest !== undefined) {
    entries.delete(oldest);
    onEvict?.(oldest);
  }
  return entry;
}
