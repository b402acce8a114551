import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLOCK, clockFrom } from './clock.ts';
import { environmentOf } from './files.ts';
import { DISKS, MACHINES, OWN_FOLDERS, STATE, type Unit } from './nodes.ts';
import { PATH } from '../../cluster/requirements.ts';

/** Delay before a process that ended is restarted, like `RestartSec` of systemd. */
const RESTART_MS = 1000;

type Running = { unit: Unit; child?: ChildProcess; isHeld: boolean; restarts: number };

/** Path of a file of a machine. */
export const diskOf = (node: string, path: string): string => join(DISKS, node, path);

/** Command line that runs in the network and with the folders of a machine. */
export function inMachine(node: string, command: string[], user?: string): string[] {
  const mounts = OWN_FOLDERS.map((folder) => `mount --bind ${diskOf(node, folder)} ${folder}`).join(' && ');
  const as = user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups'] : [];
  return ['ip', 'netns', 'exec', node, 'sh', '-c', `${mounts} && exec "$@"`, 'sh', ...as, ...command];
}

export function sh(...[program = '', ...args]: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? (stderr || stdout)}`);
  return stdout;
}

/** Starts processes on the machines, restarts them when they end, and kills them. */
export function createMachines() {
  const running = new Map<string, Running>();
  for (const { name, units } of MACHINES)
    for (const unit of units) running.set(`${name}/${unit.name}`, { unit, isHeld: true, restarts: -1 });
  mkdirSync(join(STATE, 'logs'), { recursive: true });

  const at = (node: string, name: string): Running => {
    const one = running.get(`${node}/${name}`);
    if (!one) throw new Error(`${node} has no ${name}.`);
    return one;
  };
  const unitsOf = (node: string): string[] =>
    MACHINES.find(({ name }) => name === node)?.units.map(({ name }) => name) ?? [];

  function start(node: string, name: string, extra: NodeJS.Dict<string> = {}): void {
    const one = at(node, name);
    one.isHeld = false;
    if (one.child) return;
    one.restarts += 1;
    const { user, environment, settings, isOnClock, command } = one.unit;
    const log = openSync(join(STATE, 'logs', `${node}-${name}.log`), 'a');
    const [program = '', ...args] = inMachine(node, command, user);
    const child = spawn(program, args, {
      env: {
        PATH,
        HOME: '/root',
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        ...(environment && environmentOf(environment, node)),
        ...settings,
        ...(isOnClock && existsSync(CLOCK) && clockFrom(CLOCK)),
        ...extra,
      },
      stdio: ['ignore', log, log],
    });
    one.child = child;
    child.once('exit', () => {
      delete one.child;
      setTimeout(() => one.isHeld || start(node, name, extra), RESTART_MS);
    });
  }

  return {
    start,
    startAll: (node: string): void => {
      for (const name of unitsOf(node)) start(node, name);
    },
    /** Kills a process. Held: it is not restarted. */
    kill: (
      node: string,
      name: string,
      { signal, isHeld = false }: { signal?: NodeJS.Signals; isHeld?: boolean } = {},
    ): void => {
      const one = at(node, name);
      one.isHeld = isHeld;
      one.child?.kill(signal ?? 'SIGKILL');
    },
    /** Kills all processes of a machine at once, like a power loss, and restarts none. */
    killAll: (node: string): void => {
      for (const name of unitsOf(node)) at(node, name).isHeld = true;
      for (const pid of sh('ip', 'netns', 'pids', node).split('\n').filter(Boolean)) killProcess(Number(pid));
    },
    killPostgres: (node: string): void =>
      killProcess(
        Number.parseInt(
          readFileSync(diskOf(node, '/var/lib/postgresql/15/portal/postmaster.pid'), 'utf8'),
          10,
        ),
      ),
    status: (): Record<string, { isRunning: boolean; restarts: number }> =>
      Object.fromEntries(
        [...running].map(([name, { child, restarts }]) => [
          name,
          { isRunning: child !== undefined, restarts },
        ]),
      ),
  };
}

export type Machines = ReturnType<typeof createMachines>;

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
