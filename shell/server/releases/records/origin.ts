/** Author and reason of a change of the active releases, for the history of the store. */
export type Origin = { by: string; reason?: string | undefined; commit?: string | undefined };

/** With `expected`, a change is rejected unless the release document has that revision. */
export type ActivateOptions = Origin & { expected?: number | undefined };

/** Returns the fields of a revision that name its origin. */
export const recorded = ({ by, reason, commit }: Origin) => ({
  by,
  reason: reason ?? null,
  commit: commit ?? null,
  at: new Date().toISOString(),
});
