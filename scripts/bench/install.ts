import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { print } from '../../api/bench/report.ts';
import { ROOT } from '../start/settings.ts';

const WITHIN_MS = 120_000;
const HOST = 'localhost';

/**
 * Follows "Running it for real" from an empty folder to a page behind nginx: installs into a folder, fills the
 * environment file in, migrates, publishes and runs the commands of the systemd units, without systemd. Needs
 * `BENCH_DATABASE_URL`, an empty database, nginx and openssl.
 */
export async function run(): Promise<void> {
  const database = process.env['BENCH_DATABASE_URL'];
  if (!database) throw new Error('Set BENCH_DATABASE_URL to an empty database.');
  const target = mkdtempSync(join(tmpdir(), 'portal-install-'));
  const started: ChildProcess[] = [];
  const start = performance.now();
  try {
    const certificate = makeCertificate(target);
    portal(
      process.env,
      'install',
      '--site-url',
      `https://${HOST}`,
      '--target',
      target,
      '--certificate',
      certificate,
    );
    const environment = { ...readEnvironment(target), DATABASE_URL: database };
    Object.assign(environment, { PORTAL_HOME: join(target, 'home'), BACKUP_FOLDER: join(target, 'backups') });
    portal(environment, 'migrate');
    portal(environment, 'keys', 'create');
    // The rebuild takes minutes and needs the network.
    portal(environment, 'attestations', 'mfe-checkout', '--require', '0');
    portal(environment, 'publish', 'all', '--activate');
    print(`Installed, migrated and published after ${seconds(start)} s`);
    for (const unit of ['api', 'worker', 'site']) started.push(startUnit(target, unit, environment));
    started.push(startNginx(target));
    const page = await firstPage();
    print(`First page behind nginx with TLS after ${seconds(start)} s: ${page}`);
    portal(environment, 'backup');
    print(portal(environment, 'backup', 'verify').trim());
  } finally {
    await Promise.all(started.map(stop));
    rmSync(target, { recursive: true, force: true });
  }
}

const seconds = (start: number): string => ((performance.now() - start) / 1000).toFixed(1);

function portal(env: NodeJS.ProcessEnv, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/portal.ts', ...args], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`portal ${args.join(' ')}: ${stderr || stdout}`);
  return stdout;
}

function makeCertificate(folder: string): string {
  const file = join(folder, 'fullchain.pem');
  const names = ['-subj', `/CN=${HOST}`, '-keyout', join(folder, 'privkey.pem'), '-out', file];
  const { status } = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...names,
  ]);
  if (status !== 0) throw new Error('openssl made no certificate.');
  return file;
}

/** Reads the environment files as systemd does. Only PATH comes from this process. */
function readEnvironment(target: string): NodeJS.ProcessEnv {
  const lines = ['portal', 'blue'].flatMap((name) =>
    readFileSync(join(target, `etc/portal/${name}.env`), 'utf8').split('\n'),
  );
  const settings = lines
    .filter((line) => /^[A-Z_]+=./.test(line))
    .map((line) => line.split(/=(.*)/s).slice(0, 2));
  return { PATH: process.env['PATH'], ...(Object.fromEntries(settings) as NodeJS.ProcessEnv) };
}

/** Runs the command of a unit with its own variables. */
function startUnit(target: string, name: string, environment: NodeJS.ProcessEnv): ChildProcess {
  const unit = readFileSync(join(target, `etc/systemd/system/portal-${name}@.service`), 'utf8')
    .replaceAll('%i', 'blue')
    .replaceAll('/opt/portal', join(target, 'opt/portal'));
  const own = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, key = '', value]) => [key, value]);
  const [program = '', ...args] = /^ExecStart=(.*)$/m.exec(unit)![1]!.split(' ');
  return spawn(program, args, {
    env: { ...environment, ...Object.fromEntries(own) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function startNginx(target: string): ChildProcess {
  const folder = join(target, 'nginx');
  mkdirSync(folder);
  const main = join(folder, 'nginx.conf');
  const site = join(target, 'etc/nginx/sites-enabled/portal.conf');
  writeFileSync(site, readFileSync(site, 'utf8').replace('/etc/portal/', join(target, 'etc/portal/')));
  writeFileSync(
    main,
    `daemon off; pid ${folder}/pid; error_log ${folder}/log; events {} http { access_log off; include ${site}; }`,
  );
  return spawn('nginx', ['-c', main], { stdio: 'inherit' });
}

async function firstPage(): Promise<string> {
  for (const end = Date.now() + WITHIN_MS; Date.now() < end; await sleep(200)) {
    const { stdout } = spawnSync('curl', ['-sk', '-w', '\n%{http_code}', `https://${HOST}/`], {
      encoding: 'utf8',
    });
    const title = /<title>(.*?)<\/title>/.exec(stdout)?.[1];
    if (stdout.endsWith('\n200') && title) return title;
  }
  throw new Error('No page was served.');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
