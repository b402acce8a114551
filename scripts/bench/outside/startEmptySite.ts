import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../build/workspace.ts';

const PORT = 4790;

/** Starts a site server without remotes on a new release store; no API is behind it. */
export async function startEmptySite(home: string) {
  const url = `http://localhost:${PORT}`;
  const env = { ...process.env, PORTAL_HOME: home, SITE_PORT: String(PORT), API_URL: 'http://127.0.0.1:9' };
  const portal = (...args: string[]): string =>
    execFileSync(process.execPath, [join(root, 'scripts/portal.ts'), ...args, '--json'], {
      env,
      encoding: 'utf8',
    });
  portal('publish', 'shell', '--activate');
  const server = spawn(process.execPath, [join(root, 'shell/server/server.ts')], { env, stdio: 'ignore' });
  while (!(await fetch(`${url}/health`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('The site server did not start.');
    await pause(50);
  }
  return {
    url,
    /** Grants a remote everything that its manifest declares. @returns the token of its team */
    createToken(remote: string, claims: string[]): string {
      portal('grants', 'add', remote, ...claims);
      return (JSON.parse(portal('token', 'create', 'other-team', remote)) as { token: string }).token;
    },
    async stop(): Promise<void> {
      const exited = once(server, 'exit');
      if (server.kill()) await exited;
    },
  };
}
