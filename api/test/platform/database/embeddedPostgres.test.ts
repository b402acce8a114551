import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  launchPostgres,
  type EmbeddedPostgres,
} from '../../../src/platform/database/embedded/launchPostgres.ts';
import { isPostmaster } from '../../../src/platform/database/embedded/postmaster.ts';
import { openDatabase } from '../../../src/app/openDatabase.ts';

let home: string;
const opened: EmbeddedPostgres[] = [];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pg-'));
  chmodSync(home, 0o755);
});
afterEach(async () => {
  for (const server of opened.splice(0)) await server.stop();
  rmSync(home, { recursive: true, force: true });
});

async function launch(): Promise<EmbeddedPostgres> {
  const server = await launchPostgres(home);
  opened.push(server);
  return server;
}

/** A zombie is not running; only its pid is taken. */
const isRunning = (pid: number) => isPostmaster(pid, join(home, 'postgres/data'));

async function query(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** Launches PostgreSQL in a process that is then killed with SIGKILL. */
async function launchAndBeKilled(): Promise<number> {
  const script = `
    const { launchPostgres } = await import(${JSON.stringify(join(import.meta.dirname, '../../../src/platform/database/embedded/launchPostgres.ts'))});
    const server = await launchPostgres(${JSON.stringify(home)});
    process.stdout.write(String(server.pid));
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(Number(String(chunk)))),
  );
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  return pid;
}

test('has the extensions the search needs and keeps data across restarts', async () => {
  const first = await launch();
  await query(
    first,
    'create extension unaccent; create extension pg_trgm; create table kept as select 1 as one',
  );
  expect(
    await query(first, "select unaccent('señor') as plain, similarity('coock', 'cook') > 0.3 as close"),
  ).toEqual([{ plain: 'senor', close: true }]);
  await first.stop();
  expect(isRunning(first.pid)).toBe(false);
  expect(await query(await launch(), 'select one from kept')).toEqual([{ one: 1 }]);
});

test('attaches to a postmaster that outlived a killed process, and stops it at exit', async () => {
  const orphan = await launchAndBeKilled();
  expect(isRunning(orphan)).toBe(true);
  const server = await launch();
  expect([server.attached, server.pid]).toEqual([true, orphan]);
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(isRunning(orphan)).toBe(false);
});

test('starts after the postmaster was killed and left both lock files', async () => {
  const orphan = await launchAndBeKilled();
  process.kill(orphan, 'SIGKILL');
  const socketLock = join(home, 'postgres/run/.s.PGSQL.5432.lock');
  expect([existsSync(socketLock), existsSync(join(home, 'postgres/data/postmaster.pid'))]).toEqual([
    true,
    true,
  ]);
  const server = await launch();
  expect(server.attached).toBe(false);
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('ignores lock files whose pid belongs to another program', async () => {
  const orphan = await launchAndBeKilled();
  process.kill(orphan, 'SIGKILL');
  const { uid, gid } = statSync(join(home, 'postgres/data'));
  const other = spawn('sleep', ['60'], { uid, gid });
  for (const file of ['data/postmaster.pid', 'run/.s.PGSQL.5432.lock']) {
    const path = join(home, 'postgres', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(other.pid)));
  }
  const server = await launch();
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  other.kill();
});

test('two processes share one server; the first to exit leaves it running', async () => {
  const [one, two] = await Promise.all([launch(), launch()]);
  expect(one.pid).toBe(two.pid);
  await one.stop();
  expect(await query(two, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('explains a data folder it cannot use', async () => {
  const server = await launch();
  await server.stop();
  const data = join(home, 'postgres/data');
  writeFileSync(join(data, 'PG_VERSION'), '15\n');
  await expect(launch()).rejects.toThrow('it was made by PostgreSQL 15, and this is 18. Move it away');
  rmSync(join(data, 'PG_VERSION'));
  await expect(launch()).rejects.toThrow('it holds other files');
});

test('reports the output of PostgreSQL when it does not start', async () => {
  const server = await launch();
  await server.stop();
  writeFileSync(join(home, 'postgres/data/postgresql.conf'), 'max_connections = many\n');
  await expect(launch()).rejects.toThrow(/did not start\. PostgreSQL says: .*max_connections/);
});

test('restarts a postmaster that died and reconnects the pool', async () => {
  const database = await openDatabase(
    { databaseUrl: undefined, databaseDirectUrl: undefined, databasePool: 2, portalHome: home },
    'all',
  );
  const ask = async () => await database.db.selectFrom('options').select('id').limit(1).execute();
  expect(await ask()).toHaveLength(1);
  const pidFile = join(home, 'postgres/data/postmaster.pid');
  // There is no pid file between two postmasters.
  const postmaster = () => (existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : null);
  const killed = postmaster()!;
  process.kill(killed, 'SIGKILL');
  const isBack = async () =>
    ![killed, null].includes(postmaster()) && (await ask().then(Boolean, () => false));
  const deadline = Date.now() + 20_000;
  while (!(await isBack()) && Date.now() < deadline) await sleep(50);
  expect(await isBack()).toBe(true);
  expect(await ask()).toHaveLength(1);
  await database.close();
  expect(existsSync(join(home, 'postgres/data/postmaster.pid'))).toBe(false);
});

const asRoot = process.getuid?.() === 0 ? describe : describe.skip;
asRoot('as root', () => {
  test('stores data where its account can reach them when the folder is private', async () => {
    chmodSync(home, 0o700);
    mkdirSync(join(home, 'portal'));
    const server = await launchPostgres(join(home, 'portal'));
    opened.push(server);
    const rows = await query(server, "select current_setting('data_directory') as place");
    const { place } = rows[0] as { place: string };
    expect(place).not.toContain(home);
    await server.stop();
    rmSync(join(place, '..'), { recursive: true });
  });
});
