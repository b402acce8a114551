import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './install.ts';
import { RELEASED } from './releaseCommands.ts';
import { upgrade, type UpgradeOptions } from './upgrade.ts';

const { PATH } = process.env;
let target: string;
let options: UpgradeOptions;
let server: Server;
let status: number;
let published: object[];
beforeEach(async () => {
  target = mkdtempSync(join(tmpdir(), 'portal-upgrade-'));
  install({
    siteUrl: 'https://jobs.example.aw',
    user: 'portal',
    proxy: 'nginx',
    backups: '/backups',
    target,
  });
  // Commands that only record how they are called.
  mkdirSync(join(target, 'bin'));
  published = [{ was: '1', version: '2', revision: 7 }];
  for (const name of ['systemctl', 'runuser']) {
    const file = join(target, 'bin', name);
    writeFileSync(
      file,
      `#!/bin/sh\necho "${name} $*" >> ${target}/log\ncase "$*" in *--json*) cat ${target}/published;; esac\n[ "$*" != "$(cat ${target}/refused 2>/dev/null)" ]\n`,
    );
    chmodSync(file, 0o755);
  }
  process.env['PATH'] = `${join(target, 'bin')}:${PATH}`;
  status = 200;
  server = createServer((_request, response) => response.writeHead(status).end()).listen(0);
  const { port } = server.address() as AddressInfo;
  for (const slot of ['blue', 'green'])
    writeFileSync(
      join(target, `etc/portal/${slot}.env`),
      ['SITE', 'API', 'REALTIME', 'WORKER'].map((name) => `${name}_PORT=${port}\n`).join(''),
    );
  writeFileSync(join(target, 'etc/portal/portal.env'), `PORTAL_HOME=${target}\n`);
  madeBackup(1);
  for (const name of RELEASED) {
    mkdirSync(join(target, 'new', name, 'dist'), { recursive: true });
    writeFileSync(join(target, 'new', name, 'dist/release.json'), '{}');
  }
  options = { target, release: join(target, 'new'), readyWithinMs: 300, print: () => undefined };
});
afterEach(() => {
  process.env['PATH'] = PATH;
  server.close();
  rmSync(target, { recursive: true });
});

function madeBackup(hoursAgo: number): void {
  const made_at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  writeFileSync(join(target, 'backup-status.json'), JSON.stringify({ made_at }));
}

/** Runs an upgrade and returns the commands that it ran, without paths. */
async function run(more: Partial<UpgradeOptions> = {}): Promise<string[]> {
  writeFileSync(join(target, 'published'), JSON.stringify(published));
  rmSync(join(target, 'log'), { force: true });
  await upgrade({ ...options, ...more });
  return commands();
}
function commands(): string[] {
  const lines = existsSync(join(target, 'log'))
    ? readFileSync(join(target, 'log'), 'utf8').trim().split('\n')
    : [];
  return lines.map((line) => line.replace(/runuser .*\/opt\/portal\/(\w+)\/scripts\/portal.ts/, '$1:'));
}
const current = () => readlinkSync(join(target, 'opt/portal/current'));

const CHECKED = ['green: publish all', 'green: activate all latest --dry-run'];
const STARTED = ['api', 'worker', 'site'].map((service) => `systemctl enable --now portal-${service}@green`);
const STOPPED = ['site', 'worker', 'api'].map((service) => `systemctl disable --now portal-${service}@blue`);

test('starts the new release, sends visitors there, stops the old one and activates the builds', async () => {
  expect(await run()).toEqual([
    ...CHECKED,
    'green: migrate',
    ...STARTED,
    'systemctl reload nginx',
    ...STOPPED,
    'green: activate all latest --json',
  ]);
  expect([current(), readlinkSync(join(target, 'opt/portal/green'))]).toEqual(['green', options.release]);
  await expect(run()).rejects.toThrow('Finish the last upgrade first');
  expect(await run({ contract: true })).toEqual(['green: migrate --contract']);
  await expect(run({ rollback: true })).rejects.toThrow('no upgrade');
});

test('rolls back to the release that ran before, with its builds', async () => {
  await run();
  const back = await run({ rollback: true });
  expect(back.slice(0, 3)).toEqual(STARTED.map((line) => line.replace('green', 'blue')));
  expect(back[3]).toBe('green: rollback all --expect 7 --reason upgrade rolled back');
  expect(back.slice(4)).toEqual([
    'systemctl reload nginx',
    ...STOPPED.map((line) => line.replace('blue', 'green')),
  ]);
  expect(current()).toBe('blue');
  // Builds that were active before stay.
  published = [{ was: '2', version: '2', revision: 8 }];
  await run();
  expect((await run({ rollback: true })).join()).not.toContain('rollback');
});

test('leaves visitors on the old release when the new one does not get ready', async () => {
  status = 503;
  await expect(run()).rejects.toThrow('The api does not get ready');
  expect(current()).toBe('blue');
  expect(commands()).not.toContain('systemctl reload nginx');
  expect(commands().at(-1)).toBe('systemctl disable --now portal-api@green');
});

test('can be rolled back when it stopped after the switch', async () => {
  writeFileSync(join(target, 'refused'), STOPPED[0]!.replace('systemctl ', ''));
  await expect(run()).rejects.toThrow('disable --now portal-site@blue');
  expect(current()).toBe('green');
  rmSync(join(target, 'refused'));
  await run({ rollback: true });
  expect(current()).toBe('blue');
});

test('leaves visitors on the new release when the old one does not start again', async () => {
  await run();
  status = 503;
  await expect(run({ rollback: true })).rejects.toThrow('The api does not get ready');
  expect(current()).toBe('green');
  expect(commands().join()).not.toContain('rollback');
  expect(commands().at(-1)).toBe('systemctl disable --now portal-api@blue');
});

test('changes nothing when a build may not be activated, such as one without its attestation', async () => {
  const refused = `-u portal -- ${target}/opt/portal/green/node_modules/.bin/node --env-file=${target}/etc/portal/portal.env --env-file=${target}/etc/portal/green.env ${target}/opt/portal/green/scripts/portal.ts activate all latest --dry-run`;
  writeFileSync(join(target, 'refused'), refused);
  await expect(run()).rejects.toThrow('activate all latest --dry-run');
  expect(commands()).toEqual(CHECKED);
  expect(current()).toBe('blue');
  rmSync(join(target, 'refused'));
  expect(await run()).toContain('green: migrate');
});

test('changes nothing without a recent backup or a build', async () => {
  madeBackup(27);
  await expect(run()).rejects.toThrow('The last backup is older than 26 hours');
  rmSync(join(target, 'backup-status.json'));
  await expect(run()).rejects.toThrow('The last backup');
  rmSync(join(target, 'new/shell'), { recursive: true });
  await expect(run()).rejects.toThrow('shell has no build');
  expect(commands()).toEqual([]);
});
