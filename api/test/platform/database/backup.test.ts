import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecretsFile, secretsFile } from '@cpa/shared/server';
import { readBackupStatus } from '../../../src/app/operator/backup/backupStatus.ts';
import { urlOfDatabase } from '../../../src/app/operator/backup/verification/scratchDatabase.repository.ts';
import { loadDemo } from '../../../src/app/demo/index.ts';
import { openTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';
import { operatorOn } from '../../support/operator.ts';

let here: TestDatabase;
let empty: TestDatabase;
let home: string;
let folder: string;
// No test changes the demo data.
beforeAll(async () => {
  here = await openTestDatabase();
  await loadDemo(here.db);
});
afterAll(async () => await here.close());
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  folder = join(home, 'backup');
  empty = await openTestDatabase();
});
afterEach(async () => {
  await empty.close();
  rmSync(home, { recursive: true });
});

/** Returns the rows of the tables in a backup as text, to compare databases. */
async function everything({ pool }: TestDatabase): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'migrations%' and relname not in ('changed_pages', 'realtime_events') order by 1",
  );
  const contents: Record<string, string[]> = {};
  for (const { name } of rows) {
    const { rows: lines } = await pool.query<{ line: string }>(
      `select t::text as line from "${name}" t order by 1`,
    );
    contents[name] = lines.map(({ line }) => line);
  }
  return contents;
}

test('restores every row and every uploaded file into an empty database', async () => {
  mkdirSync(join(home, 'files/logos'), { recursive: true });
  writeFileSync(join(home, 'files/logos/one.webp'), 'picture');
  const saved = await operatorOn(here, home)('backup', folder);
  expect(saved.error).toBe('');
  const otherHome = join(home, 'other');
  const restore = operatorOn(empty, otherHome);
  expect(await restore('restore', folder, '--dry-run')).toMatchObject({
    code: 0,
    error: '',
    out: expect.stringMatching(/^Nothing was changed/),
  });
  expect((await everything(empty))['accounts']).toEqual([]);
  expect((await restore('restore', folder)).code).toBe(0);
  expect(await everything(empty)).toEqual(await everything(here));
  expect(readFileSync(join(otherHome, 'files/logos/one.webp'), 'utf8')).toBe('picture');
  // Sequences continue after the restored rows.
  const { rows } = await empty.pool.query<{ id: number }>(
    "insert into accounts (role, email, name, password_hash) values ('applicant', 'new@x.aw', 'New', '') returning id",
  );
  const { rows: highest } = await here.pool.query<{ id: number }>('select max(id) as id from accounts');
  expect(rows[0]!.id).toBe(highest[0]!.id + 1);
});

test('refuses to restore over data, from a damaged backup or from a newer version', async () => {
  await operatorOn(here, home)('backup', folder);
  expect((await operatorOn(here, home)('restore', folder)).error).toContain('contains accounts or companies');
  const manifest = join(folder, 'manifest.json');
  const whole = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, whole.replace('0001_', '9999_'));
  const restore = operatorOn(empty, join(home, 'other'));
  expect((await restore('restore', folder)).error).toContain('from a newer version of the portal');
  writeFileSync(manifest, whole);
  appendFileSync(join(folder, 'tables/vacancies.copy.gz'), 'x');
  expect((await restore('restore', folder)).error).toContain(
    'is damaged: tables/vacancies.copy.gz does not match its checksum',
  );
  expect((await everything(empty))['accounts']).toEqual([]);
  expect((await restore('restore', home)).error).toContain('contains no backup');
});

test('creates a new folder for each backup', async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'diary.txt'), '');
  const { code, error } = await operatorOn(here, home)('backup', folder);
  expect([code, error]).toEqual([1, expect.stringContaining('is not empty')]);
  expect(existsSync(join(folder, 'manifest.json'))).toBe(false);
});

test('prunes backups older than 30 days and nothing else', async () => {
  const parent = join(home, 'backups');
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  const save = (name: string, made_at: string) => {
    mkdirSync(join(parent, name), { recursive: true });
    const manifest = { format: 1, made_at, migrations: [], tables: [], has_files: false };
    writeFileSync(join(parent, name, 'manifest.json'), JSON.stringify(manifest));
  };
  save('old', daysAgo(31));
  save('recent', daysAgo(29));
  mkdirSync(join(parent, 'photos'));
  const portal = operatorOn(here, home);
  expect(await portal('backups', 'prune', parent, '--dry-run')).toMatchObject({ code: 0 });
  expect(existsSync(join(parent, 'old'))).toBe(true);
  const { out } = await portal('backups', 'prune', parent);
  expect(out).toContain('Deleted 1 backups: old. 1 are kept.');
  expect(['old', 'recent', 'photos'].filter((name) => existsSync(join(parent, name)))).toEqual([
    'recent',
    'photos',
  ]);

  // A damaged backup does not prevent pruning the others.
  save('older', daysAgo(40));
  writeFileSync(join(parent, 'recent', 'manifest.json'), 'damaged');
  expect(await portal('backups', 'prune', parent)).toMatchObject({
    code: 1,
    error: expect.stringContaining('1 backups were deleted. Check these folders'),
  });
  expect(existsSync(join(parent, 'older'))).toBe(false);
});

describe('a backup by the settings', () => {
  const passphrase = 'horse battery staple';
  let settings: Record<string, string>;
  let backups: string;
  let copies: string;
  beforeEach(() => {
    backups = join(home, 'backups');
    copies = join(home, 'copies');
    settings = { BACKUP_FOLDER: backups, BACKUP_COPY_FOLDER: copies, BACKUP_PASSPHRASE: passphrase };
    mkdirSync(join(home, 'releases/remotes'), { recursive: true });
    writeFileSync(join(home, 'releases/remotes/file.js'), 'code');
    writeFileSync(join(home, 'release-keys.json'), '{"signing":"private key"}');
  });

  test('saves releases, keys and encrypted secrets to two folders, and restores them', async () => {
    expect(await operatorOn(here, home, settings)('backup')).toMatchObject({ code: 0, error: '' });
    const names = [backups, copies].map((parent) => readdirSync(parent));
    expect(names[1]).toEqual(names[0]);
    const copy = join(copies, names[1]![0]!);
    const sealed = readFileSync(join(copy, 'secrets.json.sealed'), 'utf8');
    const { JWT_SECRET } = readSecretsFile(secretsFile(home))!;
    for (const secret of [JWT_SECRET!, 'private key']) expect(sealed).not.toContain(secret);
    expect(readBackupStatus(home).made_at).toBeDefined();

    const otherHome = join(home, 'other');
    for (const wrong of ['', 'another passphrase'])
      expect(
        (await operatorOn(empty, otherHome, { BACKUP_PASSPHRASE: wrong })('restore', copy)).error,
      ).toContain('BACKUP_PASSPHRASE');
    expect((await everything(empty))['accounts']).toEqual([]);
    expect(await operatorOn(empty, otherHome, settings)('restore', copy)).toMatchObject({ code: 0 });
    expect(readSecretsFile(secretsFile(otherHome))).toMatchObject({ JWT_SECRET });
    expect(readFileSync(join(otherHome, 'release-keys.json'), 'utf8')).toContain('private key');
    expect(readFileSync(join(otherHome, 'releases/remotes/file.js'), 'utf8')).toBe('code');
  });

  test('refuses a backup with a changed or missing file beside its tables', async () => {
    mkdirSync(join(home, 'files'));
    writeFileSync(join(home, 'files/one.webp'), 'picture');
    await operatorOn(here, home, settings)('backup');
    const copy = join(copies, readdirSync(copies)[0]!);
    const restore = operatorOn(empty, join(home, 'other'), settings);
    for (const file of ['files/one.webp', 'releases/remotes/file.js', 'secrets.json.sealed']) {
      const whole = readFileSync(join(copy, file));
      appendFileSync(join(copy, file), 'x');
      expect((await restore('restore', copy)).error).toContain(`${file} does not match its checksum`);
      rmSync(join(copy, file));
      expect((await restore('restore', copy)).error).toContain(`${file} is missing`);
      writeFileSync(join(copy, file), whole);
    }
    expect((await everything(empty))['accounts']).toEqual([]);
  });

  test('records no backup whose copy failed', async () => {
    writeFileSync(copies, 'not a folder');
    expect((await operatorOn(here, home, settings)('backup')).code).toBe(1);
    expect(readBackupStatus(home)).toEqual({});
  });

  test('requires a passphrase', async () => {
    const { error } = await operatorOn(here, home, { BACKUP_FOLDER: backups })('backup');
    expect(error).toContain('Set BACKUP_FOLDER and BACKUP_PASSPHRASE');
  });
});

describe('portal backup verify', () => {
  const settings = { BACKUP_PASSPHRASE: 'horse battery staple' };
  const scratch = async () => {
    const { rows } = await here.pool.query(
      "select datname from pg_database where datname like 'portal_verify_%'",
    );
    return rows;
  };

  test('reports a table that differs after the restore, and removes its database', async () => {
    mkdirSync(join(home, 'releases'));
    await operatorOn(here, home, settings)('backup', folder);
    const path = join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as {
      tables: { name: string; checksum: string }[];
    };
    manifest.tables.find(({ name }) => name === 'companies')!.checksum = '1';
    writeFileSync(path, JSON.stringify(manifest));
    const verified = await operatorOn(here, home, settings)('backup', 'verify', folder);
    expect(verified).toMatchObject({ code: 1, error: expect.stringContaining('Table companies differs') });
    expect(await scratch()).toEqual([]);
    expect(readBackupStatus(home)).toEqual({ problem: expect.stringContaining('companies') });
  });

  test.each([
    [
      'postgres://portal:p%2Fw@db:5433/portal?sslmode=require',
      'postgres://portal:p%2Fw@db:5433/next?sslmode=require',
    ],
    [
      'postgres://portal@/portal?host=%2Frun%2Fpostgresql',
      'postgres://portal@/next?host=%2Frun%2Fpostgresql',
    ],
    ['postgresql://db', 'postgresql://db/next'],
  ])('finds another database beside %s', (url, next) => {
    expect(urlOfDatabase(url, 'next')).toBe(next);
  });

  test('rejects a backup that cannot start a site', async () => {
    await operatorOn(here, home)('backup', folder);
    const { error } = await operatorOn(here, home, settings)('backup', 'verify', folder);
    expect(error).toContain('its secrets or its release store are missing');
  });
});
