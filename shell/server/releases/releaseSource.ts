import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseDocument, type RemoteRelease, remoteReleaseSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { ReleaseError } from './releaseError.ts';
import { currentDocument } from './releasePointer.ts';
import { readKeys } from './releaseKeys.ts';
import { parseSignedDocument } from './signedDocument.ts';
import type { Canary } from './storedDocument.ts';
import { storePaths } from './storePaths.ts';

/** Releases that a document is rendered from. */
export type Releases = {
  shell: RemoteRelease;
  document: ReleaseDocument;
  /** Releases that a part of the visitors gets. Default: none. */
  canaries?: Canary[];
};

export type ReleaseSource = { current: () => Promise<Releases> };

export type ReleaseFolders = {
  /** Build of a shell that is served instead of the active one, as in development. */
  shellDir?: string | undefined;
  /** Folder of the release store. */
  releasesDir: string;
};

/**
 * Reads the release document, again when it changes: the next page uses an activation or a rollback without a restart.
 * Without a readable pointer, the document is the newest readable revision.
 */
export function createReleaseSource({ shellDir, releasesDir }: ReleaseFolders): ReleaseSource {
  const paths = storePaths(releasesDir);
  const builtShell =
    shellDir === undefined
      ? undefined
      : cachedUntilChanged(
          join(shellDir, 'release.json'),
          async (text) => z.parse(remoteReleaseSchema, JSON.parse(text)),
          async (cause) => {
            throw new Error('The release of the shell cannot be read. Build it first.', { cause });
          },
        );
  const document = cachedUntilChanged(
    paths.document,
    async (text) => parseSignedDocument(text, await readKeys(paths)),
    async () => await currentDocument(paths),
    // A rollback has a higher revision, so a lower one is a copy of an earlier pointer.
    (next, held) => next.revision < held.revision,
  );
  return {
    async current() {
      const active = await document();
      const shell = builtShell ? await builtShell() : active.shell;
      if (!shell) throw new ReleaseError('No shell is active. Run: portal publish shell --activate');
      return { shell, document: active, canaries: active.canaries ?? [] };
    },
  };
}

/** Keeps the last valid value while the file is unreadable or `isOutdated`; without one, uses `instead`. */
function cachedUntilChanged<T>(
  file: string,
  parse: (text: string) => Promise<T>,
  instead: (cause: unknown) => Promise<T>,
  isOutdated: (next: T, held: T) => boolean = () => false,
): () => Promise<T> {
  let seen = '';
  let value: T | undefined;
  return async () => {
    try {
      const { mtimeMs, ino, size } = await stat(file);
      const now = `${mtimeMs}/${ino}/${size}`;
      if (value === undefined || now !== seen) {
        const next = await parse(await readFile(file, 'utf8'));
        if (value === undefined || !isOutdated(next, value)) value = next;
        seen = now;
      }
      return value;
    } catch (error) {
      return value ?? (await instead(error));
    }
  };
}
