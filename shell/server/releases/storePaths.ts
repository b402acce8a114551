import { join } from 'node:path';

/** Where things lie in the release store. */
export type StorePaths = {
  dir: string;
  /** The pointer: what pages are now born with. */
  document: string;
  /** One file for each document there ever was; the highest number is the current one. */
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
