import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CliError, freePorts } from '@cpa/shared/server';

const ROOT = join(import.meta.dirname, '../../../../../..');

const START_WITHIN_MS = 120_000;
/** Milliseconds for the end of a server, before it is killed. */
const CLOSE_WITHIN_MS = 10_000;

/** Settings of the running site that reach other systems. The restored site must not. */
const OUTSIDE = [
  'SMTP_URL',
  'NMI_URL',
  'NMI_SECURITY_KEY',
  'SENTOO_URL',
  'SENTOO_SECRET',
  'SENTOO_MERCHANT',
  'INDEXNOW_KEY',
  'REALTIME_URL',
  'DATABASE_DIRECT_URL',
  'TLS_CERT_FILE',
  'TLS_KEY_FILE',
  'FILES_URL',
  'MIRROR_URL',
  'SHELL_DIR',
  'DEV_REMOTES',
];

/** Starts API and site, without jobs, on a restored database and home. Resolves to the URL of the site. */
export async function startServers(
  databaseUrl: string,
  home: string,
  secrets: Record<string, string>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const [api, realtime, site] = await freePorts(3);
  const url = `http://127.0.0.1:${site}`;
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    ...Object.fromEntries(OUTSIDE.map((name) => [name, ''])),
    ...secrets,
    DATABASE_URL: databaseUrl,
    PORTAL_HOME: home,
    SITE_URL: url,
    ALLOW_HTTP: 'on',
    API_URL: `http://127.0.0.1:${api}`,
    API_HOST: '127.0.0.1',
    SITE_HOST: '127.0.0.1',
    API_PORT: String(api),
    REALTIME_PORT: String(realtime),
    SITE_PORT: String(site),
    TRUSTED_PROXIES: 'loopback',
    DEMO: 'off',
    JOBS: 'off',
    BOOT_CHECK: 'off',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '0',
  };
  const servers: ChildProcess[] = [];
  const stop = async (): Promise<void> => void (await Promise.all(servers.map(end)));
  try {
    for (const [script, ready] of [
      ['api/src/server.ts', `http://127.0.0.1:${api}/health/ready`],
      ['shell/server/server.ts', `${url}/health/ready`],
    ] as const) {
      const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(ROOT, script)], {
        cwd: ROOT,
        env: environment,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      servers.push(server);
      await untilReady(server, script, ready);
    }
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilReady(server: ChildProcess, script: string, ready: string): Promise<void> {
  let log = '';
  server.stderr?.on('data', (chunk: Buffer) => (log = `${log}${chunk.toString()}`.slice(-2000)));
  let answer = 'no response';
  for (
    const deadline = Date.now() + START_WITHIN_MS;
    Date.now() < deadline && server.exitCode === null;
    await sleep(100)
  ) {
    const response = await fetch(ready).catch(() => undefined);
    if (response?.ok) return;
    answer = (await response?.text()) ?? answer;
  }
  throw new CliError(`${script} does not start on the restored backup: ${log.trim() || answer}`);
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  const timer = setTimeout(() => server.kill('SIGKILL'), CLOSE_WITHIN_MS);
  await gone;
  clearTimeout(timer);
}
