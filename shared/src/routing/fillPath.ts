const PARAMETER = /:([a-z_]+)/g;

/**
 * Fills `:name` in a path of a manifest, for example `/orders?order=:order_id`. Null without a path or when a value is
 * missing.
 */
export function fillPath(
  path: string | undefined,
  values: Readonly<Record<string, string | number | undefined>>,
): string | null {
  if (path === undefined) return null;
  const names = [...path.matchAll(PARAMETER)].map(([, name = '']) => name);
  if (names.some((name) => values[name] === undefined)) return null;
  return path.replace(PARAMETER, (_parameter, name: string) => encodeURIComponent(values[name] ?? ''));
}
