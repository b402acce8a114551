/** Stated value and its location in the page. */
export interface Said {
  value: unknown;
  /** Path of the value, for example `JobPosting.title`. */
  at: string;
}

/** Reads fields of one object by path and records their locations. */
export type Say = (...paths: string[]) => Said | undefined;

/** `say('location.city', 'city')` returns the first path that states a value. */
export function saying(object: unknown, name: string): Say {
  return (...paths) => {
    for (const path of paths) {
      const value = path.split('.').reduce<unknown>(stepInto, object);
      if (isStated(value)) return { value, at: `${name}.${path}` };
    }
    return undefined;
  };
}

/** Converts a set flag to a word: `isRemote: true` gives `remote`. */
export function flagged(say: Say, path: string, word: string): Said | undefined {
  const said = say(path);
  return said?.value === true ? { ...said, value: word } : undefined;
}

/** Joins several statements, for example city and country. */
export function joined(...said: (Said | undefined)[]): Said | undefined {
  const parts = said.filter((part) => part !== undefined).filter(({ value }) => typeof value === 'string');
  if (parts.length === 0) return undefined;
  return {
    value: parts.map(({ value }) => value as string).join(', '),
    at: parts.map(({ at }) => at).join(', '),
  };
}

/** Collects several statements, for example the offices of one vacancy. */
export function together(said: (Said | undefined)[]): Said | undefined {
  const stated = said.filter((part) => part !== undefined);
  return stated[0] && { value: stated.map(({ value }) => value), at: stated[0].at };
}

/** Wraps a single value in an array. */
export function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : value === undefined || value === null ? [] : [value];
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function stepInto(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function isStated(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  );
}
