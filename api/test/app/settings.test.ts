import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { listProcesses } from '../../src/app/settings/processSettings.repository.ts';
import {
  compareSettings,
  recordSettings,
  settingsHere,
} from '../../src/app/settings/recordSettings.service.ts';
import { operatorOn } from '../support/operator.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

let database: TestDatabase;
let home: string;
beforeAll(async () => {
  database = await openTestDatabase();
  home = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(async () => await database.db.deleteFrom('settings').where('name', 'like', 'process %').execute());
afterAll(async () => {
  rmSync(home, { recursive: true });
  await database.close();
});

const log = { warn: () => undefined };
const settings = { SITE_URL: 'https://jobs.example.aw', JWT_SECRET: 'a secret of both machines' };

async function record(machine: string, process: string, own: NodeJS.ProcessEnv) {
  const closers: (() => Promise<unknown>)[] = [];
  await recordSettings(database.db, { machine, process, settings: own }, log, (close) => closers.push(close));
  return async () => void (await Promise.all(closers.map((close) => close())));
}

test('names machine, process and setting that differ, and what to do, without a value', async () => {
  await record('app1', 'api', settings);
  await record('app2', 'api', { ...settings, JWT_SECRET: 'an older secret' });
  await record('app2', 'worker', settings);
  const { compared, problems } = await compareSettings(database.db, settings, 'app1');
  expect(compared).toEqual(['api on app1', 'api on app2', 'worker on app2']);
  expect(problems).toEqual([
    expect.stringMatching(
      /^api on app2, started 2\S+Z, has other settings than app1: JWT_SECRET has another value\. Set the same on app2 and app1, and restart/,
    ),
  ]);
  const stored = JSON.stringify(await listProcesses(database.db));
  expect(stored + problems).not.toMatch(/secret of both|older secret|jobs\.example/);
});

test('asks to restart a process of this machine whose environment has changed', async () => {
  await record('app1', 'api', settings);
  const { problems } = await compareSettings(database.db, { ...settings, SMTP_URL: 'smtp://new' }, 'app1');
  expect(problems).toEqual([
    expect.stringMatching(/SMTP_URL is set here only\. Restart it with the settings/),
  ]);
});

test('compares the keys of releases, which are a file', async () => {
  writeFileSync(join(home, 'release-keys.json'), '[1]');
  await record('app2', 'api', settingsHere({ portalHome: home }, settings));
  writeFileSync(join(home, 'release-keys.json'), '[2]');
  const here = settingsHere({ portalHome: home }, settings);
  const { problems } = await compareSettings(database.db, here, 'app1');
  expect(problems).toEqual([expect.stringContaining('app1: release-keys.json has another value.')]);
});

test('compares no process that has ended, and keeps the one that replaced it', async () => {
  const endFirst = await record('app1', 'api', settings);
  const endSecond = await record('app1', 'api', { ...settings, JWT_SECRET: 'new' });
  await endFirst();
  expect((await compareSettings(database.db, settings, 'app1')).problems).toHaveLength(1);
  await endSecond();
  expect(await compareSettings(database.db, settings, 'app1')).toEqual({ compared: [], problems: [] });
});

test('portal settings compare and forget', async () => {
  const portal = operatorOn(database, home);
  await record('app7', 'api', { JWT_SECRET: 'x' });
  const compared = await portal('settings', 'compare');
  expect(compared.out).toContain(`than ${hostname()}: JWT_SECRET is set there only`);
  expect((await portal('settings', 'forget', 'app7')).out).toBe('Forgot 1 processes of app7.\n');
  expect((await portal('settings', 'compare')).out).toContain('No production process has recorded');
});
