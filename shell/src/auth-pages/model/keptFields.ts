/** Of the forms of signing in, what survives a reload and the way from one to the other. Never a password. */
type KeptFields = { name: string; email: string };

const STORAGE_KEY = 'authFields';

export function readKeptFields(): KeptFields {
  const nothing = { name: '', email: '' };
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return nothing;
    const { name, email } = kept as Record<string, unknown>;
    return { name: textOf(name), email: textOf(email) };
  } catch {
    return nothing;
  }
}

/** What is not given stays as it was kept. */
export function keepFields({ name, email }: Partial<KeptFields>): void {
  const before = readKeptFields();
  try {
    const kept: KeptFields = { name: name ?? before.name, email: email ?? before.email };
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing has the form empty after a reload.
  }
}

export function forgetFields(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Then nothing was kept either.
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
