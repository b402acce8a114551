import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '@cpa/shared/server';
import type { TestApp } from './openTestApp.ts';

const SOURCES = join(import.meta.dirname, '../../src');

export interface PortalProcess {
  /** Log lines, as JSON. */
  log(): string;
  signal(name: NodeJS.Signals): void;
  /** Resolves to the exit code when the process has ended. */
  gone: Promise<number | null>;
  /** Kills the process if it is still running. */
  stop(): Promise<void>;
}

export interface ApiProcess extends PortalProcess {
  url: string;
  realtimePort: number;
  /** Sends a request with the headers that the site adds. */
  call<Answer>(method: string, path: string, options?: CallOptions): Promise<Called<Answer>>;
}

interface CallOptions {
  body?: object;
  token?: string;
  headers?: Record<string, string>;
}

interface Called<Answer> {
  status: number;
  headers: Headers;
  body: Answer;
}

/** Starts `server.ts` in production mode on the test's database, files and secrets. Resolves when it is ready. */
export async function startApiProcess(
  portal: TestApp,
  environment: NodeJS.ProcessEnv = {},
): Promise<ApiProcess> {
  const [port, realtimePort] = await freePorts(2);
  const { child, ...running } = startProcess('server.ts', portal, {
    API_PORT: String(port),
    REALTIME_PORT: String(realtimePort),
    ...environment,
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The process did not start: ${running.log()}`);
    await sleep(20);
  }
  return {
    ...running,
    url,
    realtimePort: realtimePort!,
    call: async (method, path, { body, token, headers } = {}) => {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          ...(body && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
  };
}

/** Starts `worker.ts` on the test's database, files and secrets. Resolves when it runs the jobs. */
export async function startWorkerProcess(
  portal: TestApp,
  environment: NodeJS.ProcessEnv = {},
): Promise<PortalProcess & { url: string }> {
  const [port] = await freePorts(1);
  const { child, ...running } = startProcess('worker.ts', portal, {
    WORKER_PORT: String(port),
    ...environment,
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The process did not start: ${running.log()}`);
    await sleep(20);
  }
  return { ...running, url };
}

/** Starts a script, by its path from `src`, with the settings of the test. */
export function startProcess(script: string, { app, connection }: TestApp, environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [join(SOURCES, script)], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DEMO: 'off',
      LOG_LEVEL: 'info',
      RATE_LIMIT_FACTOR: '1000',
      PORTAL_HOME: app.config.portalHome,
      DATABASE_URL: `postgres://${connection.user}@/${connection.database}?host=${connection.host}`,
      NMI_SIMULATOR_PORT: new URL(app.config.payments.cards!.url).port,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (log += text));
  const gone = once(child, 'exit').then(([code]) => code as number | null);
  return {
    child,
    log: () => log,
    signal: (name: NodeJS.Signals) => void child.kill(name),
    gone,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return await fetch(`${url}/health/ready`).then(
    (response) => response.ok,
    () => false,
  );
}
