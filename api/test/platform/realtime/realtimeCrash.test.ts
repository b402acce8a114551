import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { openDatabase, type OpenDatabase } from '../../../src/app/openDatabase.ts';
import { type Config, readConfig } from '../../../src/platform/config/config.ts';
import { findDenied } from '../../../src/domains/accounts/channels/membership.repository.ts';
import { type Realtime, startRealtime } from '../../../src/platform/realtime/startRealtime.ts';
import { CHANNEL, listenToPublicData, type PublicDataListener } from '../../support/listenToPublicData.ts';
import { sdkAt } from '../../support/openRealtime.ts';
import { waitUntil } from '../../support/waitUntil.ts';

const EVENTS = 1000;
/** Numbers of the events after which the database is killed. */
const KILLS = new Set([300, 650]);

let home: string;
let config: Config;
const databases: OpenDatabase[] = [];
const servers: Realtime[] = [];
const listeners: PublicDataListener[] = [];

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'crash-'));
  // The database may run as another OS user, which needs access to the folder.
  chmodSync(home, 0o755);
  config = readConfig({ NODE_ENV: 'test', PORTAL_HOME: home });
  for (let process = 0; process < 2; process += 1) {
    const database = await openDatabase(config, 'all');
    const parts = { db: database.db, listenOn: database.direct, log: pino({ level: 'silent' }) };
    const server = await startRealtime({
      config: { ...config, realtimePort: 0 },
      findDenied: async (held) => await findDenied(database.db, held),
      ...parts,
    });
    databases.push(database);
    servers.push(server);
    listeners.push(await listenToPublicData({ app: { config } }, server));
  }
});
afterAll(async () => {
  for (const listener of listeners) listener.close();
  for (const server of servers) await server.stop();
  for (const database of databases) await database.close();
  rmSync(home, { recursive: true, force: true });
});

function killDatabase(): void {
  process.kill(
    Number.parseInt(readFileSync(join(home, 'postgres/data/postmaster.pid'), 'utf8'), 10),
    'SIGKILL',
  );
}

/** Repeats a write until it is acknowledged. */
async function untilAcknowledged(write: () => Promise<unknown>): Promise<void> {
  while (
    !(await write().then(
      () => true,
      () => false,
    ))
  )
    await sleep(50);
}

const received = ({ left }: PublicDataListener, event: string) => left().filter((one) => one.event === event);

test('loses none of 1,000 events while PostgreSQL is killed twice', async () => {
  const sdks = servers.map((server) => sdkAt({ app: { config } }, server));
  for (let number = 0; number < EVENTS; number += 1) {
    await untilAcknowledged(async () => await sdks[number % 2]!.trigger(CHANNEL, 'news', { number }));
    if (KILLS.has(number)) killDatabase();
  }
  for (const listener of listeners) {
    const numbers = () => new Set(received(listener, 'news').map(({ data }) => data));
    await waitUntil(() => numbers().size === EVENTS);
    expect(EVENTS - numbers().size).toBe(0);
  }
}, 120_000);

test('announces each change of public data after a crash', async () => {
  const heard = () => listeners.map((listener) => received(listener, 'changed').length);
  for (let change = 1; change <= 12; change += 1) {
    if (change === 4) killDatabase();
    const before = heard();
    const { db } = databases[change % 2]!;
    await untilAcknowledged(
      async () =>
        await db
          .updateTable('packages')
          .set({ price: 100 + change })
          .where('id', '=', 1)
          .execute(),
    );
    await waitUntil(() => heard().every((count, at) => count > before[at]!));
  }
  expect(Math.min(...heard())).toBeGreaterThanOrEqual(12);
}, 120_000);
