import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import type { PostgresPaths } from './paths.ts';

const MAJOR = '18';
const OPTIONS =
  '--auth=trust --encoding=UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 --no-instructions'.split(
    ' ',
  );

/** Creates the data folder on first use. @throws Error when the existing data cannot be used. */
export function initialise(paths: PostgresPaths, user: string): void {
  if (isUsable(paths)) return;
  const draft = join(paths.root, `data.${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (paths.account) chownSync(draft, paths.account.uid, paths.account.gid);
  const made = spawnSync(
    join(paths.native, 'bin/initdb'),
    [`--pgdata=${draft}`, `--username=${user}`, ...OPTIONS],
    {
      encoding: 'utf8',
      cwd: paths.root,
      env: { PATH: process.env['PATH'] },
      ...(paths.account && { uid: paths.account.uid, gid: paths.account.gid }),
    },
  );
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new Error(
      `The database could not be made in ${paths.root}: ${made.error?.message ?? made.stderr.trim()}`,
    );
  }
  // Rename atomically, so that a killed process leaves no partial database.
  renameSync(draft, paths.data);
}

function isUsable({ data, account }: PostgresPaths): boolean {
  if (!existsSync(data)) return false;
  if (!statSync(data).isDirectory()) throw new Error(unusable(data, 'it is a file'));
  const uid = account?.uid ?? process.getuid?.();
  if (statSync(data).uid !== uid) throw new Error(unusable(data, 'it belongs to another account'));
  const names = readdirSync(data);
  if (names.length === 0) {
    rmSync(data, { recursive: true });
    return false;
  }
  if (!names.includes('PG_VERSION')) throw new Error(unusable(data, 'it holds other files'));
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR)
    throw new Error(unusable(data, `it was made by PostgreSQL ${version}, and this is ${MAJOR}`));
  return true;
}

function unusable(data: string, reason: string): string {
  return `The folder ${data} cannot hold the database: ${reason}. Move it away, set PORTAL_HOME to another folder, or set DATABASE_URL.`;
}
