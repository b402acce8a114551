import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseDocument, type RemoteRelease, remoteReleaseSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { parseReleaseDocument } from './parseReleaseDocument.ts';

/** Releases that a document is rendered from. */
export type Releases = { shell: RemoteRelease; document: ReleaseDocument };

export type ReleaseSource = { current: () => Promise<Releases> };

export type ReleaseFolders = {
  /** Output folder of the shell's build, with `release.json`. */
  shellDir: string;
  /** Folder of the release store. */
  releasesDir: string;
};

const EMPTY: ReleaseDocument = { revision: 0, remotes: [] };

/**
 * Reads the shell's release and the release document, again when they change: the next document uses an activation or
 * a rollback without a restart.
 */
export function createReleaseSource({ shellDir, releasesDir }: ReleaseFolders): ReleaseSource {
  const shell = cachedUntilChanged(join(shellDir, 'release.json'), (text) =>
    z.parse(remoteReleaseSchema, JSON.parse(text)),
  );
  const document = cachedUntilChanged(join(releasesDir, 'document.json'), parseReleaseDocument, EMPTY);
  return { current: async () => ({ shell: await shell(), document: await document() }) };
}

function cachedUntilChanged<T>(file: string, parse: (text: string) => T, whenAbsent?: T): () => Promise<T> {
  let seen = '';
  let value: T | undefined;
  return async () => {
    try {
      const { mtimeMs, ino, size } = await stat(file);
      const now = `${mtimeMs}/${ino}/${size}`;
      if (value === undefined || now !== seen) {
        value = parse(await readFile(file, 'utf8'));
        seen = now;
      }
      return value;
    } catch (error) {
      // Keeps the last valid document while the pointer is unreadable.
      if (value !== undefined) return value;
      if (whenAbsent !== undefined && isAbsent(error)) return whenAbsent;
      throw new Error(`${file} cannot be read. Build and publish first.`, { cause: error });
    }
  };
}

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
