import { spawnSync } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { install, type InstallOptions } from './install.ts';

let target: string;
let options: InstallOptions;
beforeEach(() => {
  target = mkdtempSync(join(tmpdir(), 'portal-install-'));
  const siteUrl = 'https://jobs.example.aw';
  options = { siteUrl, user: 'portal', proxy: 'nginx', backups: '/var/backups/portal', target };
});
afterEach(() => rmSync(target, { recursive: true }));

const read = (path: string): string => readFileSync(join(target, path), 'utf8');
const units = (): string[] =>
  readdirSync(join(target, 'etc/systemd/system')).map((name) => join(target, 'etc/systemd/system', name));

test('writes complete files and reports the settings that are missing', () => {
  const { text } = install(options);
  expect(text).toContain('MISSING DATABASE_URL');
  const files = [
    ...units(),
    join(target, 'etc/portal/portal.env'),
    join(target, 'etc/nginx/sites-enabled/portal.conf'),
  ];
  for (const file of files) expect(readFileSync(file, 'utf8')).not.toMatch(/@[A-Z_]+@/);
  expect(read('etc/nginx/sites-enabled/portal.conf')).toContain('server_name jobs.example.aw;');
  expect(statSync(join(target, 'etc/portal/portal.env')).mode & 0o777).toBe(0o600);
  const secrets = read('etc/portal/portal.env').match(/=[\w-]{43}$/gm);
  expect(new Set(secrets).size).toBe(6);
});

test('keeps the environment file of an earlier run', () => {
  install(options);
  writeFileSync(join(target, 'etc/portal/portal.env'), 'DATABASE_URL=postgres://db/portal\nSMTP_URL=\n');
  const { text } = install({ ...options, proxy: 'haproxy' });
  expect(text).not.toContain('MISSING DATABASE_URL');
  expect(read('etc/portal/portal.env')).toBe('DATABASE_URL=postgres://db/portal\nSMTP_URL=\n');
  expect(read('etc/haproxy/haproxy.cfg')).toContain('disable-l7-retry unless METH_GET');
});

test('writes the configuration of pgBackRest for a database on this machine, once', () => {
  install(options);
  expect(units().filter((unit) => unit.includes('wal-backup'))).toEqual([]);
  const postgresql = '/var/lib/postgresql/15/main';
  install({ ...options, postgresql });
  const configuration = read('etc/pgbackrest.conf');
  expect(configuration).toContain(`pg1-path=${postgresql}`);
  install({ ...options, postgresql });
  expect(read('etc/pgbackrest.conf')).toBe(configuration);
  expect(read('etc/portal/postgresql.conf')).toContain('archive_timeout = 60');
  expect(units().filter((unit) => unit.includes('wal-backup'))).toHaveLength(2);
});

test('lets the backup write to the folder of the copies, also when it runs again', () => {
  const unit = 'etc/systemd/system/portal-backup.service';
  install({ ...options, copy: '/mnt/copies' });
  expect(read('etc/portal/portal.env')).toContain('BACKUP_COPY_FOLDER=/mnt/copies');
  install(options);
  expect(read(unit)).toContain('ReadWritePaths=/var/backups/portal /mnt/copies');
});

test('keeps the release that runs when it runs again in another folder', () => {
  const { text } = install(options);
  expect(text).toContain('portal-api@blue.service');
  const link = join(target, 'opt/portal/blue');
  expect(readlinkSync(link)).toBe(root);
  rmSync(link);
  symlinkSync('/srv/older', link);
  install(options);
  expect(readlinkSync(link)).toBe('/srv/older');
});

test('rejects a public URL without TLS', () => {
  expect(() => install({ ...options, siteUrl: 'http://jobs.example.aw' })).toThrow('--site-url https://');
});

const hasAnalyze = spawnSync('systemd-analyze', ['--version']).status === 0;
const describeWithSystemd = hasAnalyze || process.env['CI'] ? describe : describe.skip;

// systemd itself need not run for this check.
describeWithSystemd('systemd-analyze', () => {
  test('accepts every unit without a warning', () => {
    install({ ...options, postgresql: '/var/lib/postgresql/15/main' });
    // The release of the slots is this folder.
    for (const unit of units())
      writeFileSync(unit, readFileSync(unit, 'utf8').replaceAll(/\/opt\/portal\/(%i|current)/g, root));
    const { status, stderr, stdout } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units()], {
      encoding: 'utf8',
    });
    expect([status, stderr, stdout]).toEqual([0, '', '']);
  });
});
