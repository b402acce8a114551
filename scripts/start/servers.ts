import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fail } from './fail.ts';
import { ROOT, type Settings, environmentOf } from './settings.ts';

/** Milliseconds a server may take to answer its health check, the first database included. */
const STARTUP_LIMIT_MS = 120_000;
/** Milliseconds a server may take to stop before it is killed. */
const STOP_LIMIT_MS = 15_000;

/** The servers of one start. Each is a process of its own and ends with this one, however this one ends. */
export function createServers(settings: Settings) {
  const children: ChildProcess[] = [];
  let isStopping = false;

  function run(name: string, script: string, more: NodeJS.ProcessEnv = {}): ChildProcess {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(ROOT, script)], {
      cwd: ROOT,
      env: { ...environmentOf(settings), ...more },
      // A group of its own, so that Ctrl-C reaches it through `stop` only; the channel tells it when we are gone.
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
        fail(`The ${name} stopped by itself (exit code ${code}). Its last words are above.`),
      );
    });
    children.push(child);
    return child;
  }

  async function stop(): Promise<void> {
    isStopping = true;
    await Promise.all(children.toReversed().map(end));
  }

  return {
    startApi: async () => {
      if (settings.isSimulated) run('payment simulators', 'api/src/payments/simulators/server.ts');
      run('API', 'api/src/server.ts');
      await answers(`http://127.0.0.1:${settings.ports.API_PORT}/health/ready`);
    },
    startSite: async (more?: NodeJS.ProcessEnv) => {
      run('site', 'shell/server/server.ts', more);
      await answers(`http://127.0.0.1:${settings.ports.SITE_PORT}/health`);
    },
    stop,
    stopOnSignals: () => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
        process.once(signal, () => void stop().then(() => process.exit(0)));
      }
    },
  };
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + STARTUP_LIMIT_MS;
  while (Date.now() < deadline) {
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  fail(
    `${url} did not answer within ${STARTUP_LIMIT_MS / 1000} seconds. PORTAL_LOG=on npm start shows the logs.`,
  );
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
