import type { RemoteFailure } from '../../remotes/index.ts';

/** Remotes whose pages are replaced by their fallback although their code is loaded. */
export type PageFailures = {
  get: (remote: string) => RemoteFailure | undefined;
  add: (failure: RemoteFailure) => void;
  /** Shows the pages again, because the user asked for it. */
  clear: (remote: string) => void;
  subscribe: (onChange: () => void) => () => void;
};

export function createPageFailures(): PageFailures {
  const failures = new Map<string, RemoteFailure>();
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    get: (remote) => failures.get(remote),
    add(failure) {
      failures.set(failure.remote, failure);
      notify();
    },
    clear(remote) {
      if (failures.delete(remote)) notify();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
