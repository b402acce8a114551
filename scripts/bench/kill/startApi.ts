import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ports } from './ports.ts';

const ROOT = join(import.meta.dirname, '../../..');

export interface RunningApi {
  url: string;
  /** From the start of the process to the first good answer. */
  readyMs: number;
  kill(what: { databaseToo: boolean }): Promise<void>;
  stop(): Promise<void>;
}

/** The API with its own database below `home`, without the demo and without limits. */
export async function startApi(home: string, ports: Ports): Promise<RunningApi> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'api/src/server.ts')], {
    env: {
      ...process.env,
      API_PORT: String(ports.api),
      REALTIME_PORT: String(ports.realtime),
      NMI_SIMULATOR_PORT: String(ports.gateway),
      PORTAL_HOME: home,
      DEMO: 'off',
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000000',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const gone = once(child, 'exit');
  const url = `http://127.0.0.1:${ports.api}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error('The API did not start; its last words are above.');
    await sleep(10);
  }
  return {
    url,
    readyMs: Math.round(performance.now() - started),
    kill: async ({ databaseToo }) => {
      const postmaster = Number.parseInt(
        readFileSync(join(home, 'postgres/data/postmaster.pid'), 'utf8'),
        10,
      );
      child.kill('SIGKILL');
      if (databaseToo) process.kill(postmaster, 'SIGKILL');
      await gone;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return await fetch(`${url}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}
