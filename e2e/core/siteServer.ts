import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, get as httpGet } from 'node:http';
import { get as httpsGet } from 'node:https';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { site } from './site.ts';

/** Creates a folder with a home whose release store is a copy, so that other specs keep their releases. */
export function copyReleases(folder: string): string {
  const home = join(folder, 'home');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  for (const name of ['releases', 'secrets.json'])
    cpSync(join(site.home, name), join(home, name), { recursive: true, preserveTimestamps: true });
  return home;
}

/**
 * Starts another site server with its own settings in front of the same API. It serves the same releases unless
 * `settings` name another `PORTAL_HOME`. The URL of a port is constant, so a browser keeps its data when one server
 * replaces another.
 */
export async function startSiteServer(settings: Record<string, string>, port = site.ports.siteServer) {
  const certificate = settings['TLS_CERT_FILE'];
  const url = `${certificate ? 'https' : 'http'}://localhost:${port}`;
  const server = spawn(process.execPath, ['shell/server/server.ts'], {
    cwd: site.root,
    env: {
      ...process.env,
      PORTAL_HOME: site.home,
      SITE_PORT: String(port),
      REALTIME_PORT: String(site.ports.realtime),
      API_URL: site.apiUrl,
      // A busy machine must not make the browser render a page.
      RENDER_DEADLINE_MS: '20000',
      ...settings,
    },
    stdio: 'ignore',
  });
  await expect.poll(() => isHealthy(port, certificate)).toBe(true);
  expect(server.exitCode, 'the port was free').toBeNull();
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const exited = once(server, 'exit');
    if (server.kill(signal)) await exited;
  }
  return {
    url,
    stop: async () => await end('SIGTERM'),
    /** Ends the server at once, as `kill -9` does. */
    kill: async () => await end('SIGKILL'),
  };
}

/** Asks the server over TLS if it has a certificate, which must be the one in `certificateFile`. */
async function isHealthy(port: number, certificateFile?: string): Promise<boolean> {
  const target = { host: 'localhost', port, path: '/health' };
  const request = certificateFile
    ? httpsGet({ ...target, ca: readFileSync(certificateFile) })
    : httpGet(target);
  const response = await once(request, 'response').then(
    ([incoming]) => incoming as IncomingMessage,
    () => undefined,
  );
  response?.resume();
  return response?.statusCode === 200;
}
