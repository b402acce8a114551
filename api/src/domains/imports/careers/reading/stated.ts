/** Something a page states, and where it does. */
export interface Said {
  value: unknown;
  /** As `JobPosting.title`. */
  at: string;
}

/** A reader of one object's fields by their path, which remembers where each was. */
export type Say = (...paths: string[]) => Said | undefined;

/** `say('location.city', 'city')` answers the first of the paths that states something. */
export function saying(object: unknown, name: string): Say {
  return (...paths) => {
    for (const path of paths) {
      const value = path.split('.').reduce<unknown>(stepInto, object);
      if (isStated(value)) return { value, at: `${name}.${path}` };
    }
    return undefined;
  };
}

/** A flag that is set, as the word that stands for it: `isRemote: true` says `remote`. */
export function flagged(say: Say, path: string, word: string): Said | undefined {
  const said = say(path);
  return said?.value === true ? { ...said, value: word } : undefined;
}

/** Several statements joined to one, as a place of its city and country. */
export function joined(...said: (Said | undefined)[]): Said | undefined {
  const parts = said.filter((part) => part !== undefined).filter(({ value }) => typeof value === 'string');
  if (parts.length === 0) return undefined;
  return {
    value: parts.map(({ value }) => value as string).join(', '),
    at: parts.map(({ at }) => at).join(', '),
  };
}

/** An array of what is one or many. */
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
