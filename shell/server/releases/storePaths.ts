import { dirname, join } from 'node:path';

/** Paths of the release store. */
export type StorePaths = {
  dir: string;
  /** Pointer to the release document that new pages use. */
  document: string;
  /** Folder with one file per revision of the release document. The highest number is the current one. */
  history: string;
  remotes: string;
  /** Folder with one file per token of a team. */
  teams: string;
  /** Files of releases that are not published yet, in one folder per remote. */
  uploads: string;
  /** Folder with the visitors and failures of each canary, which all site servers count together. */
  figures: string;
  /** Folder with an empty file for each release that passed the boot check, with the version of the shell. */
  checks: string;
  /** Folder with the URL patterns of each remote. */
  grants: string;
  /** File with the keys of the signatures. It lies beside the store, so that a copy of the store has no private key. */
  keys: string;
};

/** Returns the paths of the release store in `dir`. */
export function storePaths(dir: string): StorePaths {
  return {
    dir,
    document: join(dir, 'document.json'),
    history: join(dir, 'history'),
    remotes: join(dir, 'remotes'),
    teams: join(dir, 'teams'),
    uploads: join(dir, 'uploads'),
    figures: join(dir, 'figures'),
    checks: join(dir, 'checks'),
    grants: join(dir, 'grants'),
    keys: join(dirname(dir), 'release-keys.json'),
  };
}
