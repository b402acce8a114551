import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CliError } from '@cpa/shared/server';
import { COMPILE_CACHE, ROOT } from '../../start/settings.ts';
import { control } from './control.ts';
import { STATE, template } from './nodes.ts';
import { type Design, findRisks } from '../../cluster/preflight.ts';
import { PATH, requireCluster, versionOf } from '../../cluster/requirements.ts';

type Say = (line: string) => void;

const PID = join(STATE, 'pid');

/** New namespaces. Bash reaps the processes whose parent was killed, as process 1 must. */
const UNSHARE =
  '--net --mount --propagation private --pid --fork --kill-child --mount-proc bash -c "$@";exit bash'.split(
    ' ',
  );

const isRunning = async (): Promise<boolean> =>
  await control('status').then(
    () => true,
    () => false,
  );

/** @throws CliError that lists settings that are known to lose data */
export function preflight(say: Say): void {
  requireCluster(say);
  const names = ['patroni.yml', 'etcd.env', 'haproxy-app.cfg', 'haproxy-web.cfg', 'pgbouncer.ini'] as const;
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(template(name), 'utf8')]));
  const versions = { patroni: versionOf('patroni'), etcd: versionOf('etcd') };
  const risks = findRisks({ versions, files: files as Design['files'] });
  for (const name of ['haproxy-app.cfg', 'haproxy-web.cfg'])
    risks.push(...haproxyProblems(name, files[name as keyof typeof files] ?? ''));
  if (risks.length > 0) throw new CliError(risks.map((risk) => `REFUSED ${risk}`).join('\n'));
  say(`Patroni ${versions.patroni}, etcd ${versions.etcd}: nothing that is known to lose data.`);
}

/** HAProxy itself knows its settings best. It cannot find the machines here, nor the certificate. */
function haproxyProblems(name: string, config: string): string[] {
  const file = join(STATE, name);
  mkdirSync(STATE, { recursive: true });
  writeFileSync(
    file,
    config.replaceAll(/(^ {2}server \S+) \w+:/gm, '$1 127.0.0.1:').replace(/ ssl crt \S+ alpn \S+/, ''),
  );
  const { status, stderr } = spawnSync('haproxy', ['-c', '-q', '-f', file], {
    encoding: 'utf8',
    env: { PATH },
  });
  return status === 0 && stderr === '' ? [] : [`${name}: ${stderr}`];
}

/** Starts the machines, with a clock that drills can move or without, and waits until they serve a page. */
export async function up(say: Say, { hasClock = false } = {}): Promise<void> {
  preflight(say);
  if (await isRunning()) throw new CliError('A cluster is running. Stop it first: npm run cluster -- down');
  rmSync(STATE, { recursive: true, force: true });
  mkdirSync(STATE, { recursive: true });
  const start = performance.now();
  const log = openSync(join(STATE, 'supervise.log'), 'a');
  const child = spawn(
    'unshare',
    [
      ...UNSHARE,
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'supervise.ts'),
      ...(hasClock ? ['clock'] : []),
    ],
    {
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, PATH, NODE_COMPILE_CACHE: COMPILE_CACHE },
    },
  );
  child.unref();
  writeFileSync(PID, String(child.pid));
  for (let last = ''; last !== 'ready'; await sleep(500)) {
    const { phase, error } = await control('status').catch(() => ({ phase: last, error: undefined }));
    if (child.exitCode !== null || error !== undefined) {
      await down();
      throw new CliError(`The cluster did not start: ${error ?? ''}\nLogs: ${STATE}`);
    }
    if (phase !== last) say(`${seconds(start)} s  ${phase}`);
    last = phase;
  }
}

const seconds = (start: number): string => ((performance.now() - start) / 1000).toFixed(0).padStart(4);

/** Ends all machines: their processes end with the first one. Their folders are in memory. */
export async function down(): Promise<void> {
  if (!existsSync(PID)) return;
  try {
    process.kill(Number(readFileSync(PID, 'utf8')), 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  while (await isRunning()) await sleep(100);
  rmSync(PID);
}

export async function describeCluster(): Promise<string[]> {
  if (!(await isRunning())) return ['No cluster is running.'];
  const { phase, error, units } = await control('status');
  return [
    `${phase}${error ? `: ${error}` : ''}`,
    ...Object.entries(units).map(
      ([name, { isRunning: isUp, restarts }]) =>
        `${name.padEnd(18)}${isUp ? 'running' : 'stopped'}${restarts > 0 ? `, started again ${restarts} times` : ''}`,
    ),
  ];
}

/** Runs a script in the namespaces of the cluster. @returns its exit code */
export async function runInside(
  script: string,
  args: string[],
  settings: NodeJS.ProcessEnv,
): Promise<number> {
  const pid = readFileSync(PID, 'utf8');
  const [inner = ''] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  const command = [process.execPath, '--disable-warning=ExperimentalWarning', join(ROOT, script), ...args];
  const child = spawn('nsenter', ['-t', inner, '-n', '-m', '-p', ...command], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH,
      NODE_EXTRA_CA_CERTS: '/etc/portal/ca.pem',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...settings,
    },
  });
  return await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
