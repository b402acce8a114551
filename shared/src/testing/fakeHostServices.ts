import type {
  FallbackLink,
  HostBadges,
  HostEvents,
  HostFallback,
  HostIdempotencyKeys,
} from '../remote/remoteHost.ts';

/** Events that a test emits. */
export type FakeEvents = HostEvents & {
  emit: (name: string, payload?: unknown) => void;
  /** Runs the `onReconnect` handlers. */
  reconnect: () => void;
};

export function fakeEvents(): FakeEvents {
  const handlers = new Map<string, Set<(payload: unknown) => void>>();
  const reconnectHandlers = new Set<() => void>();
  const handlersOf = (name: string) => {
    const known = handlers.get(name) ?? new Set();
    handlers.set(name, known);
    return known;
  };
  return {
    on: (name, handler) => subscribe(handlersOf(name), handler),
    onReconnect: (handler) => subscribe(reconnectHandlers, handler),
    emit(name, payload) {
      for (const handler of handlersOf(name)) handler(payload);
    },
    reconnect() {
      for (const handler of reconnectHandlers) handler();
    },
  };
}

function subscribe<Handler>(handlers: Set<Handler>, handler: Handler): () => void {
  handlers.add(handler);
  return () => void handlers.delete(handler);
}

/** Badges with the counts that were set. */
export type FakeBadges = HostBadges & { counts: Record<string, number> };

export function fakeBadges(): FakeBadges {
  const counts: Record<string, number> = {};
  return { counts, set: (name, count) => void (counts[name] = count) };
}

/** Fallback with the links that were set last. */
export type FakeFallback = HostFallback & { links: FallbackLink[] };

export function fakeFallback(): FakeFallback {
  const links: FallbackLink[] = [];
  return { links, setLinks: (next) => void links.splice(0, links.length, ...next) };
}

/** Keys `key-of-the-test-1`, `-2` … in the order in which they were created. */
export type FakeIdempotencyKeys = HostIdempotencyKeys & { discarded: string[] };

export function fakeIdempotencyKeys(): FakeIdempotencyKeys {
  const keys = new Map<string, string>();
  const discarded: string[] = [];
  let created = 0;
  return {
    discarded,
    keyOf(operation) {
      const key = keys.get(operation) ?? `key-of-the-test-${(created += 1)}`;
      keys.set(operation, key);
      return key;
    },
    discard(operation, key) {
      if (keys.get(operation) !== key) return;
      keys.delete(operation);
      discarded.push(key);
    },
  };
}
