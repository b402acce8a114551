/**
 * Replaces systemd for `portal upgrade` where systemd does not run: starts the commands of the installed units with
 * their variables, ends them with SIGTERM, and reloads nginx. The folder `BENCH_UNITS` has process ids and logs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const STOP_WITHIN_MS = 60_000;

const folder = process.env['BENCH_UNITS']!;
const [command, ...args] = process.argv.slice(2);
const unit = args.at(-1)!;
const pidFile = join(folder, `${unit}.pid`);

if (command === 'reload')
  spawnSync('nginx', ['-c', join(folder, 'nginx.conf'), '-s', 'reload'], { stdio: 'inherit' });
else if (command === 'enable') startUnit();
else await stopUnit();

function startUnit(): void {
  const [name = '', slot = ''] = unit.split('@');
  const text = readFileSync(`/etc/systemd/system/${name}@.service`, 'utf8').replaceAll('%i', slot);
  const all = (field: string): string[] =>
    [...text.matchAll(new RegExp(`^${field}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const settings = [
    ...all('EnvironmentFile').flatMap((file) => readFileSync(file, 'utf8').split('\n')),
    ...all('Environment'),
  ].filter((line) => /^\w+=./.test(line));
  const environment = Object.fromEntries(settings.map((line) => line.split(/=(.*)/s).slice(0, 2)));
  const [program = '', ...rest] = all('ExecStart')[0]!.split(' ');
  const log = openSync(join(folder, `${unit}.log`), 'a');
  const child = spawn(program, rest, {
    cwd: all('WorkingDirectory')[0],
    env: { PATH: process.env['PATH'], ...environment },
    detached: true,
    stdio: ['ignore', log, log],
  });
  writeFileSync(pidFile, String(child.pid));
  child.unref();
}

async function stopUnit(): Promise<void> {
  const pid = Number(readFileSync(pidFile, 'utf8'));
  const isRunning = (signal: NodeJS.Signals | 0): boolean => {
    try {
      return process.kill(pid, signal);
    } catch {
      return false;
    }
  };
  isRunning('SIGTERM');
  for (const end = Date.now() + STOP_WITHIN_MS; isRunning(0) && Date.now() < end;) await sleep(50);
  isRunning('SIGKILL');
}
