import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { control } from '../cluster/control.ts';
import { CLOCK, clockFrom, READ_AGAIN_MS, setClock } from '../cluster/clock.ts';
import { diskOf } from '../cluster/machines.ts';
import { APPS, DATABASES } from '../cluster/nodes.ts';
import { withDatabase } from './accounts.ts';
import type { Load } from './load.ts';

export type Fault = {
  /** Description of the fault, for the report. */
  title: string;
  /** Seconds without an acknowledged write that are accepted; undefined: they are stated only. */
  maxPauseSeconds?: number;
  /** True when pages must load during the fault. */
  mustServePages?: boolean;
  /** Causes the fault. @returns the repair, if it does not heal by itself */
  cause: (primary: string, load: Load) => Promise<(() => Promise<unknown>) | undefined>;
  /** Seconds between the fault and the repair, or the end of the drill. */
  seconds: number;
};

const others = (primary: string): string[] => DATABASES.filter((name) => name !== primary);

const kill = (node: string, unit: string) => async () => {
  await control('killUnit', node, unit);
  return undefined;
};

const HOUR = { steps: 12, stepSeconds: 300, pauseMs: 5000 };

type Service = 'mail' | 'payments' | 'storage';

const hangsForHour = (service: Service, name: string): Fault => ({
  title: `${name} hangs for an hour`,
  maxPauseSeconds: 3,
  mustServePages: true,
  seconds: 0,
  cause: async (primary, load) => await passHour(service, primary, load),
});

/** An hour passes on the clock while a service hangs, in steps shorter than the ten minutes that a token lasts. */
async function passHour(service: Service, primary: string, load: Load): Promise<() => Promise<void>> {
  if (!existsSync(CLOCK))
    throw new Error('The clock of the running cluster does not move. Stop it: npm run cluster -- down');
  const start = Number.parseInt(readFileSync(CLOCK, 'utf8'), 10);
  const before = await readClocks(primary);
  await control('gate', service, 'hang');
  for (let step = 1; step <= HOUR.steps; step += 1) {
    await sleep(HOUR.pauseMs);
    setClock(CLOCK, start + step * HOUR.stepSeconds);
    await load.signInAgain();
  }
  await sleep(READ_AGAIN_MS);
  const after = await readClocks(primary);
  return async () => {
    await control('gate', service, 'pass');
    for (const [who, time] of Object.entries(after)) {
      const seconds = (time - before[who]!) / 1000;
      if (seconds < HOUR.steps * HOUR.stepSeconds)
        throw new Error(`${who} moved its clock by ${seconds} s only.`);
    }
  };
}

/** Times of the processes that move with the clock, in milliseconds. */
async function readClocks(primary: string): Promise<Record<string, number>> {
  const [database] = await withDatabase(
    primary,
    async (client) => (await client.query<{ now: Date }>('select clock_timestamp() as now')).rows,
  );
  const answers = APPS.flatMap((node) =>
    [3000, 3300].map(async (port) => {
      const { headers } = await fetch(`http://${node}:${port}/health/live`);
      return [`${node}:${port}`, Date.parse(headers.get('date')!)] as const;
    }),
  );
  return { ...Object.fromEntries(await Promise.all(answers)), [primary]: database!.now.getTime() };
}

async function killEtcd(nodes: string[]): Promise<() => Promise<void>> {
  for (const node of nodes) await control('killUnit', node, 'etcd', { isHeld: true });
  return async () => {
    for (const node of nodes) await control('startUnit', node, 'etcd');
  };
}

/** The synchronous standby: commits wait for it. */
async function findSynchronous(primary: string): Promise<string> {
  const response = await fetch(`http://${primary}:8008/primary`);
  const { replication } = (await response.json()) as {
    replication: { application_name: string; sync_state: string }[];
  };
  return replication.find(({ sync_state: state }) => state === 'sync')!.application_name;
}

export const FAULTS: Record<string, Fault> = {
  none: { title: 'no fault', seconds: 30, mustServePages: true, cause: async () => undefined },
  node: {
    title: 'machine of the primary loses power',
    maxPauseSeconds: 15,
    mustServePages: true,
    seconds: 35,
    cause: async (primary) => {
      await control('killMachine', primary);
      return async () => await control('startMachine', primary);
    },
  },
  postmaster: {
    title: 'PostgreSQL of the primary is killed',
    maxPauseSeconds: 10,
    mustServePages: true,
    seconds: 30,
    cause: async (primary) => {
      await control('killPostgres', primary);
      return undefined;
    },
  },
  cut: {
    title: 'primary is cut off, then healed',
    maxPauseSeconds: 30,
    seconds: 45,
    cause: async (primary) => {
      await control('link', primary, 'down');
      return async () => await control('link', primary, 'up');
    },
  },
  loss: {
    title: 'one in ten packets to the primary is lost',
    mustServePages: true,
    seconds: 45,
    cause: async (primary) => {
      await control('loss', primary, 10);
      return async () => await control('loss', primary, 0);
    },
  },
  switchover: {
    title: 'primary changes as planned',
    maxPauseSeconds: 10,
    mustServePages: true,
    seconds: 20,
    cause: switchOver,
  },
  rolling: {
    title: 'worker, both APIs and both sites are replaced one after another',
    maxPauseSeconds: 3,
    mustServePages: true,
    seconds: 15,
    cause: replaceAll,
  },
  backup: {
    title: 'backup, restored beside the running database and compared',
    maxPauseSeconds: 3,
    mustServePages: true,
    seconds: 0,
    cause: async () => {
      await control('portal', 'backup');
      await control('portal', 'backup', 'verify');
      return undefined;
    },
  },
  api: { title: 'API is killed', maxPauseSeconds: 3, seconds: 25, cause: kill('app1', 'api') },
  pgbouncer: {
    title: 'PgBouncer is killed',
    maxPauseSeconds: 3,
    seconds: 15,
    cause: kill('app1', 'pgbouncer'),
  },
  worker: {
    title: 'worker is killed',
    maxPauseSeconds: 3,
    mustServePages: true,
    seconds: 40,
    cause: kill('app1', 'worker'),
  },
  balancer: { title: 'balancer is killed', maxPauseSeconds: 3, seconds: 15, cause: kill('lb1', 'haproxy') },
  standby: {
    title: 'machine of the synchronous standby loses power',
    mustServePages: true,
    seconds: 30,
    cause: async (primary) => {
      const standby = await findSynchronous(primary);
      await control('killMachine', standby);
      return async () => await control('startMachine', standby);
    },
  },
  'etcd-member': {
    title: 'one member of etcd is away',
    mustServePages: true,
    seconds: 30,
    cause: async (primary) => await killEtcd(others(primary).slice(0, 1)),
  },
  'etcd-all': {
    title: 'all of etcd is away',
    mustServePages: true,
    seconds: 40,
    cause: async () => await killEtcd(DATABASES),
  },
  mail: hangsForHour('mail', 'mail server'),
  payments: hangsForHour('payments', 'card gateway'),
  storage: hangsForHour('storage', 'object storage'),
  disk: {
    title: 'disk of the primary is full',
    mustServePages: true,
    seconds: 45,
    cause: fillDisk,
  },
  clock: { title: 'clock of an API jumps by an hour', seconds: 30, cause: moveClock },
};

export const FAST = ['node', 'postmaster', 'cut', 'api'];

/** Drills that need a cluster of which the clock moves. */
export const HOURS = ['mail', 'payments', 'storage'];

async function switchOver(primary: string) {
  const body = JSON.stringify({ leader: primary });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`http://${primary}:8008/switchover`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`Patroni refused: ${response.status} ${await response.text()}`);
  return undefined;
}

/** As in an upgrade: each process drains and ends, and the next one follows when its successor is ready. */
async function replaceAll() {
  await restart('app1', 'worker');
  for (const [unit, port] of Object.entries({ api: 3300, site: 3000 }))
    for (const node of APPS) {
      await restart(node, unit);
      await untilReady(`http://${node}:${port}`);
    }
  return undefined;
}

async function restart(node: string, unit: string, settings?: Record<string, string>): Promise<void> {
  await control('killUnit', node, unit, { signal: 'SIGTERM', isHeld: true });
  while ((await control('status')).units[`${node}/${unit}`]?.isRunning) await sleep(200);
  await control('startUnit', node, unit, settings);
}

async function untilReady(url: string): Promise<void> {
  for (let isReady = false; !isReady; await sleep(250))
    isReady = await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
}

async function fillDisk(primary: string): Promise<() => Promise<void>> {
  const folder = diskOf(primary, '/var/lib/postgresql');
  const file = `${folder}/filled`;
  // Fails with an error when the disk is full.
  spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=64k']);
  const { bavail, bsize } = statfsSync(folder);
  const left = bavail * bsize;
  if (left > 1_000_000) {
    rmSync(file);
    throw new Error(`The disk was not filled: ${left} bytes are left.`);
  }
  return async () => rmSync(file);
}

/** Starts an API of which the clock can be moved, and moves it. */
async function moveClock(): Promise<() => Promise<void>> {
  const file = diskOf('app2', '/clock');
  setClock(file, 0);
  await restart('app2', 'api', clockFrom(file));
  await untilReady('http://app2:3300');
  await sleep(5000);
  setClock(file, 3600);
  return async () => {
    setClock(file, 0);
    await restart('app2', 'api');
  };
}
