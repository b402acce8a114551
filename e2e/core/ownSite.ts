import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { site } from './site.ts';

/** Beside those of the site that all specs walk. */
const PORT = 3110;

/**
 * A site server of a spec's own, over the same releases and API, with settings of its own. Its address is always the
 * same, so that one can follow another.
 */
export async function openOwnSite(settings: Record<string, string>) {
  const url = `http://localhost:${PORT}`;
  const server = spawn(process.execPath, ['shell/server/server.ts'], {
    cwd: site.root,
    env: {
      ...process.env,
      PORTAL_HOME: site.home,
      SITE_PORT: String(PORT),
      API_URL: site.apiUrl,
      ...settings,
    },
    stdio: 'ignore',
  });
  const isThere = async () => (await fetch(`${url}/health`).catch(() => undefined))?.ok ?? false;
  await expect.poll(isThere, { timeout: 30_000 }).toBe(true);
  expect(server.exitCode, 'the port was free').toBeNull();
  return {
    url,
    async stop() {
      const ended = once(server, 'exit');
      if (server.kill()) await ended;
    },
  };
}
