import {
  type ActiveRemote,
  type ReleaseDocument,
  type RemoteRelease,
  activeRemoteSchema,
  completeManifest,
  parsePublished,
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
  /** `canary` starts a canary or changes its percentage; `abort` ends it, and `version` is what it served. */
  action: z.enum(['activate', 'rollback', 'canary', 'promote', 'abort']),
  /** Percentage of visitors, of the action `canary`. */
  percent: z.optional(z.int()),
  /** Canaries that ended because their remote got another release, or no longer fitted the active ones. */
  ended: z.optional(z.array(z.object({ name: z.string(), version: z.string() }))),
  /** Other releases that were activated in the same revision. */
  also: z.optional(z.array(versionChangeSchema)),
  by: z.string(),
  reason: z.nullable(z.string()),
  /** Commit that the release was built from. */
  commit: z.optional(z.nullable(z.string())),
  /** ISO 8601. */
  at: z.string(),
});

/** Changes of a revision, with author and reason. */
export type ReleaseChange = z.infer<typeof changeSchema>;

const canarySchema = z.object({
  /** Percentage of visitors, 1 to 99. */
  percent: z.int(),
  /** ISO 8601. */
  started_at: z.string(),
  /** ISO 8601 of the last change of the percentage, from which on visitors are counted; absent before the first. */
  percent_since: z.optional(z.string()),
  release: z.unknown(),
});

/** Release of a remote that a part of the visitors gets instead of the active one. */
export type Canary = Omit<z.infer<typeof canarySchema>, 'release'> & { release: ActiveRemote };

/** Releases that are active together. Stores of older portals have no shell. */
export type ActiveReleases = Pick<ReleaseDocument, 'remotes'> & {
  shell?: RemoteRelease | undefined;
  /** At most one for each remote. */
  canaries?: Canary[] | undefined;
  compressed?: CompressedHashes | undefined;
};

/** Hashes of the compressed copies by their path, of each served release as `name/version`. */
export type CompressedHashes = Record<string, Record<string, string>>;

/** A revision of the release document in the store. Revisions of older portals have no `change`. */
export type StoredDocument = ReleaseDocument & ActiveReleases & { change?: ReleaseChange | undefined };

const storedDocumentSchema = z.object({
  revision: z.int(),
  shell: z.optional(z.unknown()),
  remotes: z.array(z.unknown()),
  canaries: z.optional(z.array(canarySchema)),
  compressed: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  change: z.optional(changeSchema),
});

/**
 * Parses a stored release document. Leaves out remotes in the format of an older portal, such as one without a
 * manifest: pages cannot load them, and their next release replaces them.
 * @throws when the text is damaged
 */
export function parseStoredDocument(text: string): StoredDocument {
  const { revision, shell, remotes, canaries, compressed, change } = z.parse(
    storedDocumentSchema,
    JSON.parse(text),
  );
  return {
    revision,
    shell: shell === undefined ? undefined : parsePublished(remoteReleaseSchema, shell),
    remotes: remotes.flatMap(parseRemote),
    ...(canaries && {
      canaries: canaries.flatMap((canary) =>
        parseRemote(canary.release).map((release) => ({ ...canary, release })),
      ),
    }),
    ...(compressed && { compressed }),
    change,
  };
}

function parseRemote(remote: unknown): ActiveRemote[] {
  try {
    return [parseActiveRemote(remote)];
  } catch {
    return [];
  }
}

/** @throws for a remote in the format of an older portal */
export function parseActiveRemote(remote: unknown): ActiveRemote {
  const { manifest, ...release } = parsePublished(activeRemoteSchema, remote);
  return { ...release, manifest: completeManifest(manifest) };
}

/** Lists the versions that a revision activated; none when it started or ended a canary. */
export function changesOf(change: ReleaseChange | undefined): z.infer<typeof versionChangeSchema>[] {
  if (!change || change.action === 'canary' || change.action === 'abort') return [];
  return [change, ...(change.also ?? [])];
}

/** Returns true when pages get this version: it is active or a canary. */
export function isServed(document: ActiveReleases, name: string, version: string): boolean {
  const isCanary = (document.canaries ?? []).some(
    ({ release }) => release.name === name && release.version === version,
  );
  return isCanary || versionOf(document, name) === version;
}

/** Versions of a document without their files. */
export type ServedVersions = {
  shell?: { version: string } | undefined;
  remotes: { name: string; version: string }[];
};

/** Returns the active version of a remote or of the shell. */
export function versionOf({ shell, remotes }: ServedVersions, name: string): string | undefined {
  return name === SHELL ? shell?.version : remotes.find((remote) => remote.name === name)?.version;
}

/** Returns the hashes of the compressed copies that a document serves: new ones, and those that it had before. */
export function servedHashes(
  next: ActiveReleases,
  current: ActiveReleases,
  added: CompressedHashes = {},
): CompressedHashes {
  const known = { ...current.compressed, ...added };
  const releases = [
    ...(next.shell ? [next.shell] : []),
    ...next.remotes,
    ...(next.canaries ?? []).map(({ release }) => release),
  ];
  const keys = releases.map(({ name, version }) => `${name}/${version}`);
  return Object.fromEntries(keys.flatMap((key) => (known[key] ? [[key, known[key]]] : [])));
}
