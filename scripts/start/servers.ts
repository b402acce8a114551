import { type ChildProcess, spawn } from 'node:child_process';
import { get } from 'node:http';
import { join } from 'node:path';
import { fail } from './fail.ts';
import { onNpmExit } from './onNpmExit.ts';
import { ROOT, type Settings, environmentOf } from './settings.ts';
import { createStop } from './stopChildren.ts';

/** Startup timeout, which includes the creation of the database. */
const STARTUP_TIMEOUT_MS = 120_000;

/** Creates the server processes of `npm start`. They exit when this process exits, even when it is killed. */
export function createServers(settings: Settings) {
  const children: ChildProcess[] = [];
  const stopChildren = createStop(children);
  let isStopping = false;

  function run(name: string, script: string, extraEnv: NodeJS.ProcessEnv = {}): ChildProcess {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(ROOT, script)], {
      cwd: ROOT,
      env: { ...environmentOf(settings), ...extraEnv },
      // A separate process group, so that Ctrl-C reaches it only through `stop`; it exits when the IPC channel closes.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        lines.push(chunk.toString());
        lines.splice(0, lines.length - 40);
        if (process.env['PORTAL_LOG'] === 'on') process.stderr.write(chunk);
      });
    }
    child.once('exit', (code) => {
      if (isStopping) return;
      process.stderr.write(`\n${lines.join('').trimEnd()}\n`);
      void stop().then(() =>
        fail(`The ${name} exited unexpectedly (exit code ${code}). Its last output is above.`),
      );
    });
    children.push(child);
    return child;
  }

  async function stop(): Promise<void> {
    isStopping = true;
    await stopChildren();
  }

  return {
    startApi: async () => {
      // The site server beside it forwards the IP addresses of visitors.
      run('API', 'api/src/server.ts', {
        TRUSTED_PROXIES: `loopback ${process.env['TRUSTED_PROXIES'] ?? ''}`,
      });
      await waitUntilHealthy(`http://127.0.0.1:${settings.ports.API_PORT}/health/ready`);
      // Only a payment needs them.
      if (settings.isSimulated) run('payment simulators', 'api/src/paymentSimulators.ts');
    },
    startSite: async (extraEnv?: NodeJS.ProcessEnv) => {
      run('site', 'shell/server/server.ts', extraEnv);
      await waitUntilHealthy(`http://127.0.0.1:${settings.ports.SITE_PORT}/health`);
    },
    stop,
    /** Stops all servers at the first signal to this process or to the npm process that runs it. */
    stopOnSignals: () => {
      const exit = () => void stop().then(() => process.exit(0));
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, exit);
      onNpmExit(exit);
    },
  };
}

async function waitUntilHealthy(url: string): Promise<void> {
  const deadline = Date.now() + STARTUP_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (await isHealthy(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  fail(
    `${url} did not respond within ${STARTUP_TIMEOUT_MS / 1000} seconds. Run PORTAL_LOG=on npm start to see the logs.`,
  );
}

/** Not with `fetch`, which takes a new process a quarter of a second of processor time. */
async function isHealthy(url: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  get(url, (response) => resolve(response.resume().statusCode === 200)).on('error', () => resolve(false));
  return await promise;
}
