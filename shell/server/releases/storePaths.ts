import { join } from 'node:path';

/** Returns the paths of the release store. */
export type StorePaths = {
  dir: string;
  /** Pointer to the release document that new pages use. */
  document: string;
  /** Folder with one file per revision of the release document. The highest number is the current one. */
  history: string;
  remotes: string;
};

export function storePaths(home: string): StorePaths {
  const dir = join(home, 'releases');
  return {
    dir,
    document: join(dir, 'document.json'),
    history: join(dir, 'history'),
    remotes: join(dir, 'remotes'),
  };
}
