/**
 * Measures backup, restore and `database move` with many vacancies (`npm run bench -- backups`). Moves to the
 * PostgreSQL server that is installed on this machine, whose version differs from the embedded one.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '../src/app/demo/index.ts';
import { chooseAccount } from '../src/platform/database/embedded/account.ts';
import { operatorOn } from '../test/support/operator.ts';
import { openTestDatabase, type TestDatabase } from '../test/support/testDatabase.ts';
import { insertVacancies } from './insertVacancies.ts';
import { print, timed } from './report.ts';

/** About a gigabyte with its indexes. */
const VACANCIES = Number(process.argv[2] ?? 330_000);
/** Debian installs each version in a separate folder. */
const DEBIAN = '/usr/lib/postgresql';

process.env['CPA_TEST_HOME'] ??= join(tmpdir(), 'career-portal-bench');
const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const full = await openTestDatabase();
const empty = await openTestDatabase();
try {
  await loadDemo(full.db);
  await insertVacancies(full.connection, VACANCIES);
  print(`${VACANCIES} vacancies, ${await sizeOf(full)}`);
  const backup = join(folder, 'backup');
  await measure('backup', async () => await run(full, 'backup', backup));
  await measure('restore into an empty database', async () => await run(empty, 'restore', backup));
  const server = startServer();
  if (server === undefined) print(`database move: not measured, because ${DEBIAN} has no server.`);
  else
    try {
      print(await run(full, 'database', 'move', server.url));
    } finally {
      server.stop();
    }
} finally {
  await Promise.all([full.close(), empty.close()]);
  rmSync(folder, { recursive: true, force: true });
}

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  print(`${name}: ${((await timed(work)) / 1000).toFixed(1)} s`);
}

async function run(database: TestDatabase, ...args: string[]): Promise<string> {
  const { code, out, error } = await operatorOn(database, folder)(...args);
  if (code !== 0) throw new Error(error);
  return out;
}

async function sizeOf({ pool }: TestDatabase): Promise<string> {
  const { rows } = await pool.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  return rows[0]!.size;
}

/** Starts an installed server with a database `portal` on a socket. Undefined when none is installed. */
function startServer(): { url: string; stop: () => void } | undefined {
  const version = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted().at(-1) : undefined;
  if (version === undefined) return undefined;
  const socket = mkdtempSync('/tmp/portal-pg-');
  const account = chooseAccount(undefined);
  const program = (name: string, ...args: string[]): void => {
    const command = [join(DEBIAN, version, 'bin', name), ...args];
    const [file = '', ...rest] = account ? ['runuser', '-u', account.name, '--', ...command] : command;
    const { status, stderr } = spawnSync(file, rest, {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
  };
  if (account) spawnSync('chown', [account.name, socket]);
  const home = join(socket, 'data');
  program('initdb', '-D', home, '-U', 'portal', '-A', 'trust', '--encoding=UTF8', '--locale=C.UTF-8');
  program(
    'pg_ctl',
    '-D',
    home,
    '-w',
    '-l',
    join(socket, 'log'),
    '-o',
    `-k ${socket} -c listen_addresses=''`,
    'start',
  );
  program('createdb', '-h', socket, '-U', 'portal', 'portal');
  return {
    url: `postgres://portal@/portal?host=${encodeURIComponent(socket)}`,
    stop: () => {
      program('pg_ctl', '-D', home, '-m', 'fast', 'stop');
      rmSync(socket, { recursive: true, force: true });
    },
  };
}
