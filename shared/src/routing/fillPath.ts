const PARAMETER = /:([a-z_]+)/g;

/** Fills `:name` in a manifest's path such as `/orders?order=:order_id`. Null when the path or a value is missing. */
export function fillPath(
  path: string | undefined,
  values: Readonly<Record<string, string | number | undefined>>,
): string | null {
  if (path === undefined) return null;
  const names = [...path.matchAll(PARAMETER)].map(([, name = '']) => name);
  if (names.some((name) => values[name] === undefined)) return null;
  return path.replace(PARAMETER, (_parameter, name: string) => encodeURIComponent(values[name] ?? ''));
}
