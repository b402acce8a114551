/**
 * Runs in the namespaces of a cluster, which end with it: builds and starts the machines, and performs drills. With the
 * argument `clock`, drills can move the clock.
 */
import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { loadDemo } from '../../../api/src/app/demo/index.ts';
import { connectDatabase } from '../../../api/src/platform/database/connect.ts';
import pg from 'pg';
import { ROOT } from '../../start/settings.ts';
import { actionsOf, listenForControl, type Phase } from './control.ts';
import { DATABASE_PASSWORD, environmentOf, superuser } from './files.ts';
import { isolate } from './isolate.ts';
import { createMachines, diskOf, inMachine } from './machines.ts';
import { ADDRESSES, APPS, DATABASES, SITE_URL } from './nodes.ts';
import { openOutside, type Outside } from './outside.ts';
import { PATH } from '../../cluster/requirements.ts';

const execute = promisify(execFile);
/** Settings of a drill, in memory like everything else. */
const BACKUPS = {
  BACKUP_FOLDER: '/var/lib/portal/backups',
  BACKUP_PASSPHRASE: 'passphrase of a drill, never used elsewhere',
};
const machines = createMachines();
let outside: Outside | undefined;
const state: Phase = { phase: 'network' };
listenForControl(actionsOf(machines, () => outside!, state, portal));
start().catch((error: Error) =>
  Object.assign(state, { phase: 'failed', error: error.stack ?? error.message }),
);

async function start(): Promise<void> {
  isolate(process.argv.includes('clock'));
  outside = await openOutside();
  state.phase = 'etcd and PostgreSQL';
  for (const node of DATABASES) machines.startAll(node);
  const primary = await untilReplicated();
  for (const node of APPS) for (const unit of ['haproxy', 'pgbouncer']) machines.start(node, unit);
  state.phase = 'database of the portal';
  await createDatabase(primary);
  await portal('migrate');
  const url = `postgres://portal:${DATABASE_PASSWORD}@${ADDRESSES[primary]}/portal`;
  const { db, pool } = connectDatabase(url, 2, 120_000);
  await loadDemo(db);
  // A production server refuses a database with demo data.
  await pool.query("delete from settings where name = 'demo'");
  await db.destroy();
  state.phase = 'releases';
  await portal('keys', 'create');
  // A rebuild takes minutes and is tested elsewhere.
  await portal('attestations', 'mfe-checkout', '--require', '0');
  await portal('publish', 'all', '--activate');
  cpSync(
    diskOf('app1', '/var/lib/portal/release-keys.json'),
    diskOf('app2', '/var/lib/portal/release-keys.json'),
  );
  state.phase = 'API, worker and site';
  for (const node of APPS) machines.startAll(node);
  for (const node of APPS)
    for (const port of [3300, 3000]) await until(`http://${node}:${port}/health/ready`);
  machines.startAll('lb1');
  state.phase = 'balancer';
  await untilPage();
  state.phase = 'ready';
}

/** Resolves to the name of the primary once both standbys stream from it. */
async function untilReplicated(): Promise<string> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    await sleep(500);
    for (const node of DATABASES) {
      const response = await fetch(`http://${node}:8008/primary`).catch(() => undefined);
      const { replication = [] } = response?.ok
        ? ((await response.json()) as { replication?: { sync_state: string }[] })
        : {};
      if (replication.length === 2 && replication.some(({ sync_state: sync }) => sync === 'sync'))
        return node;
    }
  }
  throw new Error('PostgreSQL did not get a primary with two standbys.');
}

async function createDatabase(primary: string): Promise<void> {
  const client = new pg.Client(superuser(primary));
  await client.connect();
  await client.query(`create role portal login createdb password '${DATABASE_PASSWORD}'`);
  await client.query('create database portal owner portal');
  await client.end();
}

/** Runs a command on `app1`. Not synchronous: this process is also the object storage that the command uses. */
async function portal(...command: string[]): Promise<string> {
  const script = join(ROOT, 'scripts/portal.ts');
  const [program = '', ...args] = inMachine('app1', [process.execPath, script, ...command]);
  const settings = environmentOf('portal.env', 'app1');
  const { stdout } = await execute(program, args, {
    env: {
      PATH,
      HOME: '/root',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...settings,
      ...BACKUPS,
    },
  });
  return stdout;
}

async function until(url: string): Promise<void> {
  for (let attempt = 0; attempt < 720; attempt += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(250);
  }
  throw new Error(`${url} did not get ready.`);
}

async function untilPage(): Promise<void> {
  const args = ['-sf', '--max-time', '10', '-o', '/dev/null', '--cacert', '/etc/portal/ca.pem', SITE_URL];
  let problem: unknown;
  for (let attempt = 0; attempt < 240; attempt += 1) {
    problem = await execute('curl', args).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (problem === undefined) return;
    await sleep(250);
  }
  throw new Error('The balancer served no page.', { cause: problem });
}
