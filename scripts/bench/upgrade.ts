import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
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
import { print } from '../../api/bench/report.ts';
import { loadDemo } from '../../api/src/app/demo/index.ts';
import { connectDatabase } from '../../api/src/platform/database/connect.ts';
import { launchPostgres } from '../../api/src/platform/database/embedded/launchPostgres.ts';
import { RELEASED } from '../portal/releaseCommands.ts';
import { asService } from '../portal/slots.ts';
import { alterBuild } from '../portal/testing/alterBuild.ts';
import { ROOT } from '../start/settings.ts';
import { startVisits } from './upgrade/visitors.ts';

const MIN_REQUESTS = 20_000;
const HOST = 'jobs.example.aw';
const CERTIFICATE = '/etc/portal/haproxy.pem';

/** Migrations of the new release: change a table, build an index, and remove objects that the old release may use. */
const MIGRATIONS = {
  '9997_expand.sql': "alter table vacancies add column bench_new text not null default 'x';\n",
  '9998_index.sql': '-- concurrent\ncreate index concurrently bench_index on vacancies (bench_new, id);\n',
  '9999_contract.sql': '-- contract\nalter table vacancies drop column bench_old;\n',
};

/**
 * Upgrades, rolls back, upgrades again and contracts an installation behind HAProxy, or `nginx`, while visitors request
 * pages and write messages, and fails when one request does (`npm run bench -- upgrade [nginx]`). The folders that an
 * installation uses are its own: it runs in new namespaces, so it needs root, and builds (`npm run build`).
 */
export async function run(): Promise<void> {
  const folder = process.env['BENCH_FOLDER'] ?? mkdtempSync(join(tmpdir(), 'portal-upgrade-'));
  if (process.env['BENCH_FOLDER'] === undefined) {
    const { status } = spawnSync(
      'unshare',
      ['--net', '--mount', '--propagation', 'private', process.execPath, ...process.argv.slice(1)],
      { stdio: 'inherit', env: { ...process.env, BENCH_FOLDER: folder } },
    );
    rmSync(folder, { recursive: true });
    if (status !== 0) throw new Error('The upgrade failed. See the output above.');
    return;
  }
  const proxy = process.argv[3] === 'nginx' ? 'nginx' : 'haproxy';
  isolate(folder);
  const database = await launchPostgres(join(folder, 'database'));
  const url = `postgres://${database.connection.user}@/portal?host=${encodeURIComponent(database.connection.host)}`;
  const units = join(folder, 'units');
  const opened = connectDatabase(url, 2);
  try {
    const release = copyRelease(folder);
    await install(proxy, folder, url, opened.db);
    const { pool } = opened;
    await pool.query(
      "alter table vacancies add column bench_old text; delete from settings where name = 'demo'",
    );
    for (const service of ['api', 'worker', 'site'])
      sh('systemctl', 'enable', '--now', `portal-${service}@blue`);
    await startProxy(proxy, units);
    await measure(release, pool);
  } catch (error) {
    for (const name of readdirSync(units).filter((each) => each.endsWith('.log')))
      print(`${name}: ${readFileSync(join(units, name), 'utf8').slice(-2000)}`);
    throw error;
  } finally {
    for (const file of existsSync(units) ? readdirSync(units).filter((name) => name.endsWith('.pid')) : [])
      sh('systemctl', 'disable', '--now', file.replace(/\.pid$/, ''));
    for (const file of ['proxy.pid', 'nginx.pid']) endProcess(join(folder, file));
    await opened.db.destroy();
    await database.stop();
  }
}

/** Gives this process and its children their own network, `/etc`, `/opt` and `/var/lib`. */
function isolate(folder: string): void {
  sh('ip', 'link', 'set', 'lo', 'up');
  sh('mount', '-t', 'tmpfs', 'tmpfs', folder);
  for (const path of ['/etc', '/opt', '/var/lib']) {
    const [upper, work] = ['upper', 'work'].map((name) => join(folder, name, path));
    for (const each of [upper!, work!]) mkdirSync(each, { recursive: true });
    sh('mount', '-t', 'overlay', 'overlay', '-o', `lowerdir=${path},upperdir=${upper},workdir=${work}`, path);
  }
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  mkdirSync(join(folder, 'units'));
  const stub = join(bin, 'systemctl');
  writeFileSync(
    stub,
    `#!/bin/sh\nexec ${process.execPath} ${join(ROOT, 'scripts/bench/upgrade/systemctl.ts')} "$@"\n`,
  );
  chmodSync(stub, 0o755);
  process.env['PATH'] = `${bin}:${process.env['PATH']}`;
  process.env['BENCH_UNITS'] = join(folder, 'units');
}

/** Makes a second release with more migrations and another build of the public pages. Its other files are links. */
function copyRelease(folder: string): string {
  const release = join(ROOT, '.cache/bench-upgrade');
  rmSync(release, { recursive: true, force: true });
  mkdirSync(release);
  for (const name of readdirSync(ROOT).filter((each) => !each.startsWith('.')))
    sh('cp', '-al', join(ROOT, name), release);
  for (const [name, text] of Object.entries(MIGRATIONS))
    writeFileSync(join(release, 'api/migrations', name), text);
  const altered = join(folder, 'altered');
  alterBuild(join(ROOT, 'mfe-public/dist'), altered, ['No vacancies', 'No  vacancies']);
  rmSync(join(release, 'mfe-public/dist'), { recursive: true });
  cpSync(altered, join(release, 'mfe-public/dist'), { recursive: true });
  return release;
}

async function install(
  proxy: string,
  folder: string,
  url: string,
  db: ReturnType<typeof connectDatabase>['db'],
): Promise<void> {
  const missing = RELEASED.filter((name) => !existsSync(join(ROOT, name, 'dist/release.json')));
  if (missing.length > 0) throw new Error(`Run npm run build first: ${missing.join(', ')}.`);
  const names = [
    '-subj',
    `/CN=${HOST}`,
    '-keyout',
    `${folder}/privkey.pem`,
    '-out',
    `${folder}/fullchain.pem`,
  ];
  sh('openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names);
  const certificate = proxy === 'nginx' ? join(folder, 'fullchain.pem') : CERTIFICATE;
  const options = [
    '--site-url',
    `https://${HOST}`,
    '--user',
    'root',
    '--proxy',
    proxy,
    '--certificate',
    certificate,
  ];
  sh(process.execPath, join(ROOT, 'scripts/portal.ts'), 'install', ...options);
  if (proxy === 'haproxy')
    writeFileSync(
      CERTIFICATE,
      ['fullchain.pem', 'privkey.pem'].map((name) => readFileSync(join(folder, name), 'utf8')).join(''),
    );
  mkdirSync('/var/lib/portal', { recursive: true, mode: 0o700 });
  mkdirSync('/var/backups/portal', { recursive: true });
  const file = '/etc/portal/portal.env';
  const text = readFileSync(file, 'utf8')
    .replace(/^DATABASE_URL=.*$/m, `DATABASE_URL=${url}`)
    .replace(/^BACKUP_FOLDER=.*$/m, `BACKUP_FOLDER=${join(folder, 'backups')}`)
    .replace(/^NODE_COMPILE_CACHE=.*$/m, `NODE_COMPILE_CACHE=${join(folder, 'compiled')}`);
  // The check of the builds in a browser takes a minute and is measured by the benchmark install.
  writeFileSync(file, `${text}BOOT_CHECK=off\n`);
  portal('migrate');
  await loadDemo(db);
  portal('keys', 'create');
  // A rebuild takes minutes.
  portal('attestations', 'mfe-checkout', '--require', '0');
  portal('publish', 'all', '--activate');
  portal('backup');
}

async function startProxy(proxy: string, units: string): Promise<void> {
  if (proxy === 'nginx') {
    const main = join(units, 'nginx.conf');
    const site = '/etc/nginx/sites-enabled/portal.conf';
    writeFileSync(
      main,
      `pid ${units}/../nginx.pid; error_log ${units}/nginx.log; events {} http { access_log off; include ${site}; }`,
    );
    sh('nginx', '-c', main);
  } else
    sh('haproxy', '-D', '-n', '2000', '-p', join(units, '../proxy.pid'), '-f', '/etc/haproxy/haproxy.cfg');
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const { stdout } = spawnSync(
      'curl',
      ['-sk', '-o', '/dev/null', '-w', '%{http_code}', '-H', `Host: ${HOST}`, 'https://127.0.0.1/'],
      { encoding: 'utf8' },
    );
    if (stdout === '200') return;
    spawnSync('sleep', ['0.2']);
  }
  throw new Error('No page was served.');
}

async function measure(release: string, pool: ReturnType<typeof connectDatabase>['pool']): Promise<void> {
  const visits = startVisits(HOST);
  const steps = [
    ['upgrade', 'migrated, replaced by the new release'],
    ['upgrade --rollback', 'replaced by the old release'],
    ['upgrade', 'replaced by the new release again'],
    ['upgrade --contract', 'contracted'],
  ] as const;
  print(`${'step'.padEnd(40)}  seconds  requests  failed`);
  try {
    for (const [command, what] of steps) await step(command, what);
    while (visits.requests < MIN_REQUESTS) await new Promise((resolve) => setTimeout(resolve, 500));
  } finally {
    await visits.end();
  }
  const { rows } = await pool.query<{ email: string; count: number }>(
    "select email, count(*)::int as count from contact_messages where email like 'visitor-%' group by 1",
  );
  const stored = new Map(rows.map(({ email, count }) => [email, count]));
  const lost = visits.acknowledged.filter((email) => !stored.has(email)).length;
  const twice = rows.filter(({ count }) => count > 1).length;
  const failed = countFailed();
  print(`${visits.requests} requests, ${failed} failed, ${visits.resent} resent on a closed connection`);
  print(`${visits.acknowledged.length} messages acknowledged, ${lost} lost, ${twice} stored twice`);
  print(`Slowest response: ${(visits.slowestMs / 1000).toFixed(1)} s`);
  for (const [error, count] of visits.failed) print(`  ${count} × ${error}`);
  if (failed + lost + twice > 0) process.exitCode = 1;

  function countFailed(): number {
    return [...visits.failed.values()].reduce((sum, count) => sum + count, 0);
  }

  async function step(command: string, what: string): Promise<void> {
    const [start, requests, before] = [performance.now(), visits.requests, countFailed()];
    await new Promise<void>((resolve, reject) => {
      const child = spawn(process.execPath, [join(release, 'scripts/portal.ts'), ...command.split(' ')], {
        stdio: 'inherit',
      });
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`portal ${command} failed.`))));
    });
    report(what, start, requests, before);
  }

  function report(what: string, start: number, requests: number, before: number): void {
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const counts = [
      String(visits.requests - requests).padStart(10),
      String(countFailed() - before).padStart(8),
    ];
    print(`${what.padEnd(40)}${seconds.padStart(9)}${counts.join('')}`);
  }
}

function portal(...command: string[]): void {
  sh(...asService('/', 'root', 'blue', command));
}

function sh(program = '', ...args: string[]): void {
  const { status, stderr, stdout, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? (stderr || stdout)}`);
}

function endProcess(file: string): void {
  if (existsSync(file)) process.kill(Number(readFileSync(file, 'utf8')), 'SIGTERM');
}
