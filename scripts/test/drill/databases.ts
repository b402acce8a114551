import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskOf } from '../cluster/machines.ts';
import { DATABASES } from '../cluster/nodes.ts';
import { withDatabase } from './accounts.ts';

type Member = { name: string; role: string; state: string; timeline?: number; lag?: number | string };

/** Finds the primary that Patroni names. */
export async function findPrimary(): Promise<string | undefined> {
  for (const node of DATABASES) {
    const response = await fetch(`http://${node}:8008/primary`, { signal: AbortSignal.timeout(1000) }).catch(
      () => undefined,
    );
    if (response?.ok) return node;
  }
  return undefined;
}

/** Resolves when all three databases run on one timeline with nothing left to copy. @returns the seconds until then */
export async function untilWhole(withinMs = 180_000): Promise<number> {
  const start = performance.now();
  for (let state = ''; ; await sleep(500)) {
    const primary = await findPrimary();
    const response = primary && (await fetch(`http://${primary}:8008/cluster`).catch(() => undefined));
    const { members = [] } = response ? ((await response.json()) as { members?: Member[] }) : {};
    const isWhole =
      members.length === DATABASES.length &&
      members.every(({ state: each }) => ['running', 'streaming'].includes(each)) &&
      members.every(({ lag = 0 }) => lag === 0) &&
      members.some(({ role }) => role === 'sync_standby') &&
      new Set(members.map(({ timeline }) => timeline)).size === 1;
    if (isWhole) return (performance.now() - start) / 1000;
    state = JSON.stringify(members);
    if (performance.now() - start > withinMs) throw new Error(`The databases did not become whole: ${state}`);
  }
}

const socketOf = (node: string): string => diskOf(node, '/run/postgresql');

/** Checks over the socket of each database whether it accepts writes, also when its network is cut. */
export function watchPrimaries(): { stop: () => Promise<{ doubleSeconds: number; changes: string[] }> } {
  const ended = new AbortController();
  const changes: string[] = [];
  let doubleMs = 0;
  const run = async (): Promise<void> => {
    for (let last = '', at = performance.now(); !ended.signal.aborted; await sleep(200)) {
      const primaries = (await Promise.all(DATABASES.map(isPrimary))).filter((name) => name !== undefined);
      const since = performance.now() - at;
      at += since;
      if (primaries.length > 1) doubleMs += since;
      const now = primaries.join('+') || 'none';
      if (now !== last) changes.push(now);
      last = now;
    }
  };
  const running = run();
  return {
    stop: async () => {
      ended.abort();
      await running;
      return { doubleSeconds: doubleMs / 1000, changes };
    },
  };
}

async function isPrimary(node: string): Promise<string | undefined> {
  return await withDatabase(socketOf(node), async (client) => {
    const { rows } = await client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby');
    return rows[0]!.is_standby ? undefined : node;
  }).catch(() => undefined);
}

/** Compares timelines and rows of all databases. @returns the differences */
export async function compareDatabases(): Promise<string[]> {
  const states = await Promise.all(
    DATABASES.map(async (node) => {
      const rows = await withDatabase(socketOf(node), async (client) => {
        const { rows: counts } = await client.query<Record<string, string>>(FINGERPRINT);
        return JSON.stringify(counts[0]);
      });
      return { rows, timelines: timelinesOf(node) };
    }),
  );
  return (['rows', 'timelines'] as const)
    .filter((part) => new Set(states.map((state) => state[part])).size > 1)
    .map(
      (part) => `${part} differ: ${states.map((state, at) => `${DATABASES[at]} ${state[part]}`).join('; ')}`,
    );
}

/** The newest history file names each change of timeline and the position of it. */
function timelinesOf(node: string): string {
  const folder = diskOf(node, '/var/lib/postgresql/15/portal/pg_wal');
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('.history'))
    .toSorted()
    .at(-1);
  return newest ? `${newest} ${readFileSync(join(folder, newest), 'utf8').replaceAll(/\s+/g, ' ')}` : '';
}

const FINGERPRINT = `select
  (select md5(string_agg(id || email, ',' order by id)) from contact_messages) as contacts,
  (select md5(string_agg(id || status, ',' order by id)) from applications) as applications,
  (select md5(string_agg(id || payment_status, ',' order by id)) from orders) as orders`;
