import type { HostIdempotencyKeys } from '@cpa/shared/remote';
import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

/** Keys by remote and operation. Local storage: tabs share them, and sign-out clears them. */
const stored = storedValue('idempotencyKeys', z.record(z.string(), z.string()), {
  owner: 'person',
});

/** The idempotency keys of a remote. */
export function createIdempotencyKeys(remote: string): HostIdempotencyKeys {
  const nameOf = (operation: string) => `${remote}/${operation}`;
  return {
    keyOf(operation) {
      const known = stored.read()?.[nameOf(operation)];
      if (known !== undefined) return known;
      stored.write({ ...stored.read(), [nameOf(operation)]: crypto.randomUUID() });
      // Read again: of two tabs that create a key at the same time, the last one to write decides.
      return stored.read()![nameOf(operation)]!;
    },
    discard(operation, key) {
      const { [nameOf(operation)]: current, ...others } = stored.read() ?? {};
      if (current === key) stored.write(others);
    },
  };
}
