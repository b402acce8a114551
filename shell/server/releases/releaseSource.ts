import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseDocument, type RemoteRelease, remoteReleaseSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { parseReleaseDocument } from './parseReleaseDocument.ts';

/** What documents are made from. */
export type Releases = { shell: RemoteRelease; document: ReleaseDocument };

export type ReleaseSource = { current: () => Promise<Releases> };

export type ReleasePlaces = {
  /** The shell's build, with its `release.json`. */
  shellDir: string;
  /** The store that `portal` publishes to. */
  releasesDir: string;
};

const EMPTY: ReleaseDocument = { revision: 0, remotes: [] };

/**
 * The shell's release and the release document, read again when they change: an activation or a rollback shows in
 * the next document, with no restart.
 */
export function createReleaseSource({ shellDir, releasesDir }: ReleasePlaces): ReleaseSource {
  const shell = rereadOnChange(join(shellDir, 'release.json'), (text) =>
    z.parse(remoteReleaseSchema, JSON.parse(text)),
  );
  const document = rereadOnChange(join(releasesDir, 'document.json'), parseReleaseDocument, EMPTY);
  return { current: async () => ({ shell: await shell(), document: await document() }) };
}

function rereadOnChange<T>(file: string, parse: (text: string) => T, whenAbsent?: T): () => Promise<T> {
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
      // A pointer that cannot be read for a moment shall not take down a site that has a good one.
      if (value !== undefined) return value;
      if (whenAbsent !== undefined && isAbsent(error)) return whenAbsent;
      throw new Error(`${file} cannot be read; build and publish first.`, { cause: error });
    }
  };
}

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
