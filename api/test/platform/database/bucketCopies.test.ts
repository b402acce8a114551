import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { newestOf, openCopies } from '../../../src/app/operator/backup/backupCopies.ts';
import type { BackupCopies } from '../../../src/app/operator/backup/copyBackup.ts';
import type { Manifest } from '../../../src/app/operator/backup/manifest.ts';
import { readConfig } from '../../../src/platform/config/config.ts';
import { operatorOn } from '../../support/operator.ts';
import { openTestDatabase } from '../../support/testDatabase.ts';

const home = mkdtempSync(join(tmpdir(), 'portal-bucket-'));
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(home, 's3'),
  configureBuckets: [{ name: 'copies', configs: [] }],
});
let settings: Record<string, string>;
let copies: BackupCopies;
let run = 0;
beforeAll(async () => {
  const { port } = (await server.run()) as AddressInfo;
  settings = {
    BACKUP_COPY_ENDPOINT: `http://127.0.0.1:${port}`,
    BACKUP_COPY_KEY_ID: 'S3RVER',
    BACKUP_COPY_SECRET: 'S3RVER',
  };
});
afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true });
});
beforeEach(async () => {
  settings['BACKUP_COPY_BUCKET'] = `s3://copies/portal-${(run += 1)}`;
  copies = (await openCopies(readConfig({ NODE_ENV: 'test', ...settings }).backup))!;
});
afterEach(() => copies.close());

const DAY_MS = 24 * 3_600_000;

/** Writes a backup of two files, made some days ago. */
function save(name: string, { days = 0, hash = '' } = {}): { folder: string; manifest: Manifest } {
  const folder = join(mkdtempSync(join(home, 'saved-')), name);
  mkdirSync(join(folder, 'files/logos'), { recursive: true });
  writeFileSync(join(folder, 'files/logos/one.webp'), `picture of ${name}`);
  const sha256 = createHash('sha256').update(`picture of ${name}`).digest('hex');
  const manifest: Manifest = {
    format: 1,
    made_at: new Date(Date.now() - days * DAY_MS).toISOString(),
    migrations: [],
    tables: [],
    has_files: true,
    files: { 'files/logos/one.webp': hash || sha256 },
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return { folder, manifest };
}

async function copy(name: string, options = {}): Promise<string> {
  const { folder, manifest } = save(name, options);
  return await copies.copy(folder, manifest);
}

test('a copy in a bucket comes back file by file', async () => {
  const [first, second] = ['2026-11-26T04-00-00Z', '2026-11-27T04-00-00Z'] as const;
  for (const name of [second, first]) await copy(name);
  expect(await newestOf(copies)).toBe(second);
  const { folder, remove } = await copies.fetch(second);
  expect(readFileSync(join(folder, 'files/logos/one.webp'), 'utf8')).toBe(`picture of ${second}`);
  expect(readFileSync(join(folder, 'manifest.json'), 'utf8')).toContain('"format":1');
  await remove();
  expect(existsSync(folder)).toBe(false);
});

test('a copy without a manifest does not count', async () => {
  await copy('2026-11-26T04-00-00Z');
  await copy('2026-11-27T04-00-00Z');
  const { backup } = readConfig({ NODE_ENV: 'test', ...settings });
  const { bucket: Bucket, prefix, region, endpoint, credentials } = backup.copyBucket!;
  const client = new S3Client({
    region,
    endpoint: endpoint!,
    credentials: credentials!,
    forcePathStyle: true,
  });
  const Key = `${prefix}/2026-11-27T04-00-00Z/manifest.json`;
  await client.send(new DeleteObjectCommand({ Bucket, Key }));
  client.destroy();
  expect(await newestOf(copies)).toBe('2026-11-26T04-00-00Z');
});

test('a copy with a file that differs from its manifest is refused', async () => {
  await expect(copy('2026-11-27T04-00-00Z', { hash: '0'.repeat(64) })).rejects.toThrow(
    'files/logos/one.webp does not match its checksum',
  );
});

test('copies older than 30 days are deleted', async () => {
  await copy('2026-10-01T04-00-00Z', { days: 31 });
  await copy('2026-11-27T04-00-00Z', { days: 1 });
  const now = new Date();
  expect(await copies.prune({ now, isDryRun: true })).toMatchObject({ deleted: ['2026-10-01T04-00-00Z'] });
  expect(await copies.list()).toHaveLength(2);
  await copies.prune({ now, isDryRun: false });
  expect(await copies.list()).toEqual(['2026-11-27T04-00-00Z']);
});

test('the command copies each backup to the bucket', async () => {
  const here = await openTestDatabase();
  const own = { BACKUP_FOLDER: join(home, 'backups'), BACKUP_PASSPHRASE: 'horse battery staple' };
  const { out, error } = await operatorOn(here, join(home, 'portal'), { ...settings, ...own })('backup');
  await here.close();
  expect(error).toBe('');
  expect(out).toContain(`Copied it to ${settings['BACKUP_COPY_BUCKET']}/`);
  expect(out).toContain(`${settings['BACKUP_COPY_BUCKET']}: Deleted 0 backups. 1 are kept.`);
  expect(await copies.list()).toHaveLength(1);
});

test.each([
  [{ BACKUP_COPY_BUCKET: 'copies' }, 'must be s3://bucket/prefix'],
  [{ BACKUP_COPY_FOLDER: '/mnt/copies' }, 'not both'],
  [{ BACKUP_COPY_SECRET: undefined }, 'or neither'],
])('the settings %j are refused', (wrong, message) => {
  expect(() => readConfig({ NODE_ENV: 'test', ...settings, ...wrong })).toThrow(message);
});
