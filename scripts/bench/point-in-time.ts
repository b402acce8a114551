import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { print } from '../../api/bench/report.ts';
import { ROOT } from '../start/settings.ts';

const DEBIAN = '/usr/lib/postgresql';
const PORT = '5499';
/** A sum of hashes: their text would exceed 1 GB, the largest value of PostgreSQL, from 32 million rows on. */
const CHECKSUM = 'select count(*), sum(hashtextextended(t::text, 0)::numeric) from big t';

/**
 * Drops a table of an installed PostgreSQL and brings it back by time, with the settings of `scripts/deploy/pgbackrest`.
 * Prints how long a restore takes, and after how long the newest write is archived. Needs root, PostgreSQL and pgBackRest.
 * `npm run bench -- point-in-time 4000000` uses another number of rows of 250 bytes.
 */
export async function run(): Promise<void> {
  const rows = Number(process.argv[3] ?? 400_000);
  const version = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted().at(-1) : undefined;
  if (version === undefined)
    throw new Error(`Install PostgreSQL and pgBackRest first: ${DEBIAN} is missing.`);
  const folder = mkdtempSync(join(tmpdir(), 'pitr-'));
  const data = join(folder, 'data');
  spawnSync('chown', ['postgres', folder]);
  const program = (name: string, ...args: string[]): string =>
    asPostgres(join(DEBIAN, version, 'bin', name), ...args);
  const control = (...args: string[]): string =>
    program('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), ...args);
  const query = (sql: string): string =>
    program('psql', '-h', folder, '-p', PORT, '-d', 'postgres', '-X', '-A', '-t', '-c', sql).trim();
  const backrest = (...args: string[]): string =>
    asPostgres(
      'pgbackrest',
      `--config=${folder}/pgbackrest.conf`,
      '--stanza=portal',
      '--log-level-console=error',
      ...args,
    );
  try {
    program('initdb', '-D', data, '--encoding=UTF8', '--locale=C.UTF-8');
    writeConfiguration(folder, data);
    control('start');
    backrest('stanza-create');
    query(
      `create table big as select n as id, repeat(md5(n::text), 7) as text from generate_series(1, ${rows}) n`,
    );
    print(`Database: ${query('select pg_size_pretty(sum(pg_database_size(datname))) from pg_database')}`);
    print(`Full backup: ${timed(() => backrest('--type=full', 'backup'))} s`);
    query('update big set text = text || id where id % 100 = 0');
    const before = query(CHECKSUM);
    const moment = query('select clock_timestamp()');
    const segment = query('select pg_walfile_name(pg_current_wal_insert_lsn())');
    print(
      `Newest write archived after ${await secondsUntilArchived(query, segment)} s, without another write`,
    );
    query('drop table big');
    await secondsUntilArchived(query, query('select pg_walfile_name(pg_switch_wal())'));
    control('stop', '-m', 'fast');
    const restore = ['--delta', '--type=time', `--target=${moment}`, '--target-action=promote', 'restore'];
    print(`Restore to the moment before the drop: ${timed(() => backrest(...restore))} s`);
    const start = performance.now();
    control('start', '-t', '600');
    // The server accepts reads before it has replayed the archive.
    while (query('select pg_is_in_recovery()') === 't') await sleep(200);
    print(`Database ready: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    const after = query(CHECKSUM);
    if (after !== before) throw new Error(`The table differs: ${after}, before ${before}.`);
    print(`The dropped table is back with the same checksum: ${after}`);
  } finally {
    spawnSync('runuser', [
      '-u',
      'postgres',
      '--',
      join(DEBIAN, version, 'bin/pg_ctl'),
      '-D',
      data,
      '-m',
      'immediate',
      'stop',
    ]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fills the committed templates in. */
function writeConfiguration(folder: string, data: string): void {
  const template = (name: string): string =>
    readFileSync(join(ROOT, 'scripts/deploy/pgbackrest', name), 'utf8');
  const values: Record<string, string> = {
    REPOSITORY: join(folder, 'repository'),
    SECRET: 'a secret of the test',
    DATA: data,
    PORT,
  };
  const settings = template('pgbackrest.conf').replace(/@([A-Z]+)@/g, (_, name: string) => values[name]!);
  const own = `pg1-socket-path=${folder}\nlog-path=${folder}\nlock-path=${folder}\nspool-path=${folder}\n`;
  writeFileSync(join(folder, 'pgbackrest.conf'), settings.replace('[portal]', `[portal]\n${own}`));
  const server = template('postgresql.conf').replace(
    'pgbackrest',
    `pgbackrest --config=${folder}/pgbackrest.conf`,
  );
  const listen = `port = ${PORT}\nunix_socket_directories = '${folder}'\nlisten_addresses = ''\n`;
  appendFileSync(join(data, 'postgresql.conf'), server + listen);
}

function asPostgres(...command: string[]): string {
  const { status, stdout, stderr } = spawnSync('runuser', ['-u', 'postgres', '--', ...command], {
    cwd: '/',
    encoding: 'utf8',
    // A server that keeps running must not hold the pipes.
    stdio: command.includes('start') ? 'ignore' : ['ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) throw new Error(`${command.join(' ')} failed: ${stderr || stdout || lastLines(command)}`);
  return stdout ?? '';
}

/** End of the log of a server that did not start. */
function lastLines(command: string[]): string {
  return readFileSync(command[command.indexOf('-l') + 1]!, 'utf8').slice(-1500);
}

async function secondsUntilArchived(query: (sql: string) => string, segment: string): Promise<string> {
  const start = performance.now();
  while (query('select last_archived_wal from pg_stat_archiver') < segment) await sleep(500);
  return ((performance.now() - start) / 1000).toFixed(1);
}

function timed(work: () => unknown): string {
  const start = performance.now();
  work();
  return ((performance.now() - start) / 1000).toFixed(1);
}
