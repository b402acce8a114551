import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

const stored = storedValue('authFields', z.object({ name: z.string(), email: z.string() }), {
  owner: 'person',
  area: 'session',
});
type StoredFields = NonNullable<ReturnType<typeof stored.read>>;

/** Fields of the sign-in and registration forms that survive a reload and moving between the forms. Never a password. */
export function readStoredFields(): StoredFields {
  return stored.read() ?? { name: '', email: '' };
}

/** Fields that are not given keep their stored value. */
export function storeFields({ name, email }: Partial<StoredFields>): void {
  const before = readStoredFields();
  stored.write({ name: name ?? before.name, email: email ?? before.email });
}

export function clearStoredFields(): void {
  stored.write(null);
}
