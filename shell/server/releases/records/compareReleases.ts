import type { RemoteRelease } from '@cpa/shared/contracts';

/** Size of all files of a release in bytes; 0 without a release. */
export const bytesOf = (release?: Pick<RemoteRelease, 'files'>): number =>
  (release?.files ?? []).reduce((sum, { bytes }) => sum + bytes, 0);

/** Fields of the manifests that differ, as JSON; empty where a manifest lacks the field. */
export function changedFields(
  before?: RemoteRelease,
  after?: RemoteRelease,
): { field: string; before: string; after: string }[] {
  const [old, fresh] = [before?.manifest ?? {}, after?.manifest ?? {}] as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  const text = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .map((field) => ({ field, before: text(old[field]), after: text(fresh[field]) }))
    .filter((field) => field.before !== field.after);
}
