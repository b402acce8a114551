import {
  type ReleaseDocument,
  type RemoteRelease,
  activeRemoteSchema,
  remoteReleaseSchema,
} from '@cpa/shared/contracts';
import * as z from 'zod/mini';

/** Name under which the store keeps releases of the shell. */
export const SHELL = 'shell';

const versionChangeSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** Version that was active before; null for the first. */
  was: z.nullable(z.string()),
});

const changeSchema = z.extend(versionChangeSchema, {
  action: z.enum(['activate', 'rollback']),
  /** Other releases that were activated in the same revision. */
  also: z.optional(z.array(versionChangeSchema)),
  by: z.string(),
  reason: z.nullable(z.string()),
  /** Commit that the release was built from. */
  commit: z.optional(z.nullable(z.string())),
  /** ISO 8601. */
  at: z.string(),
});

/** What a revision changed, who changed it and why. */
export type ReleaseChange = z.infer<typeof changeSchema>;

/** Releases that are active together. Stores of older portals have no shell. */
export type ActiveReleases = Pick<ReleaseDocument, 'remotes'> & { shell?: RemoteRelease | undefined };

/** A revision of the release document in the store. Revisions of older portals have no `change`. */
export type StoredDocument = ReleaseDocument & ActiveReleases & { change?: ReleaseChange | undefined };

const storedDocumentSchema = z.object({
  revision: z.int(),
  shell: z.optional(remoteReleaseSchema),
  remotes: z.array(z.unknown()),
  change: z.optional(changeSchema),
});

/**
 * Parses a stored release document. Leaves out remotes in the format of an older portal, such as one without a
 * manifest: pages cannot load them, and their next release replaces them.
 * @throws when the text is damaged
 */
export function parseStoredDocument(text: string): StoredDocument {
  const { revision, shell, remotes, change } = z.parse(storedDocumentSchema, JSON.parse(text));
  return {
    revision,
    shell,
    remotes: remotes.flatMap((remote) => {
      const parsed = z.safeParse(activeRemoteSchema, remote);
      return parsed.success ? [parsed.data] : [];
    }),
    change,
  };
}

/** Lists the versions that a revision activated. */
export function changesOf(change: ReleaseChange | undefined): z.infer<typeof versionChangeSchema>[] {
  return change ? [change, ...(change.also ?? [])] : [];
}

/** Returns the active version of a remote or of the shell. */
export function versionOf({ shell, remotes }: ActiveReleases, name: string): string | undefined {
  return name === SHELL ? shell?.version : remotes.find((remote) => remote.name === name)?.version;
}
