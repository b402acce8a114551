import { changesOf, type ReleaseChange, type ServedVersions, versionOf } from './storedDocument.ts';

/** Versions that a revision serves, and its change. */
export type ServedRevision = ServedVersions & { change?: ReleaseChange | undefined };

/**
 * Returns the versions of a remote or of the shell that a rollback can return to, the active one last. A rollback takes away the
 * versions after its target, so that the next one goes further back.
 * @param history revisions of the release document, oldest first
 */
export function activeVersions(history: readonly ServedRevision[], name: string): string[] {
  return history.reduce<string[]>((versions, document) => {
    const { change } = document;
    const version = versionOf(document, name);
    if (version === undefined || version === versions.at(-1)) return versions;
    const at = versions.lastIndexOf(version);
    const isOwn = changesOf(change).some((changed) => changed.name === name);
    const isRollback = change?.action === 'rollback' && isOwn && at >= 0;
    return isRollback ? versions.slice(0, at + 1) : [...versions, version];
  }, []);
}
