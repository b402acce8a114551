import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canReach, chooseAccount, type Account } from './account.ts';
import { findBinaries, linkLibraries } from './binaries.ts';

/** Maximum length of a socket path: 104 bytes on macOS, 108 on Linux. */
const LONGEST_RUN_FOLDER = 80;

/** Folders of the embedded server, all reachable by its account. */
export interface PostgresPaths {
  account: Account | undefined;
  /** `$PORTAL_HOME/postgres` with symbolic links resolved. */
  root: string;
  data: string;
  /** Private folder of the socket. */
  run: string;
  log: string;
  /** Folder of `bin`, `lib` and `share`. */
  native: string;
}

/** Creates the folders and gives them to the PostgreSQL account. */
export function preparePaths(home: string): PostgresPaths {
  mkdirSync(home, { recursive: true });
  const entrance = join(realpathSync(home), 'postgres');
  const account = chooseAccount(ownerOf(join(entrance, 'data')));
  if (!existsSync(entrance)) makeRoot(entrance, home, account);
  const root = realpathSync(entrance);
  if (!canReach(account, root)) {
    throw new Error(
      `The account "${account?.name}" that PostgreSQL runs as cannot reach ${root}. Set PORTAL_HOME to a folder that everyone may enter, or set DATABASE_URL.`,
    );
  }
  return {
    account,
    root,
    data: join(root, 'data'),
    run: prepareRun(root, account),
    log: join(root, 'server.log'),
    native: prepareBinaries(root, account),
  };
}

/**
 * For root with a home folder that only root can enter (/root, a mktemp folder), data is stored elsewhere and
 * `$PORTAL_HOME/postgres` is a link to it, so that deleting the portal home still resets the data.
 */
function makeRoot(entrance: string, home: string, account: Account | undefined): void {
  if (canReach(account, realpathSync(home))) return makeFolder(entrance, account);
  const temporary = realpathSync(tmpdir());
  const outside = realpathSync(home).startsWith(`${temporary}/`) ? temporary : '/var/lib';
  const target = join(outside, `career-portal-${randomBytes(4).toString('hex')}`);
  makeFolder(target, account);
  symlinkSync(target, entrance);
}

function prepareRun(root: string, account: Account | undefined): string {
  const near = join(root, 'run');
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const run = near.length <= LONGEST_RUN_FOLDER ? near : join(tmpdir(), `career-portal-run-${name}`);
  makeFolder(run, account);
  const { uid } = lstatSync(run);
  if (!lstatSync(run).isDirectory() || uid !== (account?.uid ?? process.getuid?.())) {
    throw new Error(`The folder ${run} belongs to somebody else; the database's socket cannot be put there.`);
  }
  return run;
}

function prepareBinaries(root: string, account: Account | undefined): string {
  const { native, version } = findBinaries();
  linkLibraries(native);
  if (canReach(account, join(native, 'bin'))) return native;
  const copy = join(root, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  cpSync(native, draft, { recursive: true, dereference: true });
  chmodSync(draft, 0o755);
  renameSync(draft, copy);
  return copy;
}

function makeFolder(folder: string, account: Account | undefined): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw new Error(`The folder ${folder} cannot be made: ${(error as Error).message}`, { cause: error });
  }
  if (account) chownSync(folder, account.uid, account.gid);
}

function ownerOf(folder: string): number | undefined {
  return existsSync(folder) ? statSync(folder).uid : undefined;
}
