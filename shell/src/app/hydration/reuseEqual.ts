/**
 * Returns `value` with every part that equals its counterpart in `known` replaced by the counterpart. Components that
 * select a part of both then see the same object and do not render again. An undefined field equals an absent one.
 */
export function reuseEqual<T>(value: T, known: unknown): T {
  if (Object.is(value, known) || !isContainer(value) || !isContainer(known)) return value;
  if (Array.isArray(value) !== Array.isArray(known)) return value;
  const isSameSize = definedKeys(value).length === definedKeys(known).length;
  const entries = Object.entries(value).map(([key, part]) => [key, reuseEqual(part, known[key])] as const);
  if (isSameSize && entries.every(([key, part]) => Object.is(part, known[key]))) return known as T;
  return (Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as T;
}

type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const definedKeys = (value: Container): string[] =>
  Object.keys(value).filter((key) => value[key] !== undefined);
