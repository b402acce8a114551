import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
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
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['shell/server/server.ts'], {
    cwd: site.root,
    env: {
      ...process.env,
      PORTAL_HOME: site.home,
      SITE_PORT: String(port),
      REALTIME_PORT: String(site.ports.realtime),
      API_URL: site.apiUrl,
      ...settings,
    },
    stdio: 'ignore',
  });
  const isHealthy = async () => (await fetch(`${url}/health`).catch(() => undefined))?.ok ?? false;
  await expect.poll(isHealthy, { timeout: 30_000 }).toBe(true);
  expect(server.exitCode, 'the port was free').toBeNull();
  return {
    url,
    async stop() {
      const exited = once(server, 'exit');
      if (server.kill()) await exited;
    },
  };
}
