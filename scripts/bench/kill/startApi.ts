import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ports } from './ports.ts';

const ROOT = join(import.meta.dirname, '../../..');

export interface RunningApi {
  url: string;
  /** Milliseconds from process start to the first successful health check. */
  readyMs: number;
  kill(options: { includeDatabase: boolean }): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the API with its own database in `home`, without demo data and rate limits. */
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
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${ports.api}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error('The API did not start. See the output above.');
    await sleep(10);
  }
  return {
    url,
    readyMs: Math.round(performance.now() - started),
    kill: async ({ includeDatabase }) => {
      const postmaster = Number.parseInt(
        readFileSync(join(home, 'postgres/data/postmaster.pid'), 'utf8'),
        10,
      );
      child.kill('SIGKILL');
      if (includeDatabase) process.kill(postmaster, 'SIGKILL');
      await exited;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return await fetch(`${url}/health/ready`).then(
    (response) => response.ok,
    () => false,
  );
}
