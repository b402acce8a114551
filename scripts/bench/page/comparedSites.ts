import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildAndPublish } from '../../start/buildAndPublish.ts';
import { createServers } from '../../start/servers.ts';
import { ROOT, settings } from '../../start/settings.ts';

const MONOLITH = join(ROOT, 'shell/dist-monolith');
const PORTS = {
  SITE_PORT: 3731,
  API_PORT: 3733,
  REALTIME_PORT: 3734,
  NMI_SIMULATOR_PORT: 3735,
  SENTOO_SIMULATOR_PORT: 3736,
};

type ComparedSite = { name: string; port: number; environment: NodeJS.ProcessEnv };

/** Sites with the same sources; all use the same server and API. */
export const ONE_BUNDLE: ComparedSite = {
  name: 'one bundle',
  port: 3732,
  environment: { SHELL_DIR: MONOLITH, SERVER_RENDERING: 'off' },
};
export const ONE_BUNDLE_RENDERED: ComparedSite = {
  name: 'and rendered',
  port: 3737,
  environment: { SHELL_DIR: MONOLITH, SERVER_RENDERING: 'on' },
};
export const THIS_SITE: ComparedSite = {
  name: 'this site',
  port: PORTS.SITE_PORT,
  environment: { SERVER_RENDERING: 'on' },
};

/** Builds the code that the sites need, and starts the API and the sites. */
export async function startSites(sites: readonly ComparedSite[]) {
  await buildAndPublish();
  if (sites.some(({ environment }) => environment['SHELL_DIR'] === MONOLITH))
    execFileSync('npm', ['run', 'build:monolith', '-w', 'shell', '--silent'], {
      cwd: ROOT,
      stdio: 'inherit',
    });
  const servers = sites.map(({ port }) => createServers(benchSettings({ ...PORTS, SITE_PORT: port })));
  const stop = async (): Promise<void> => {
    for (const each of servers.toReversed()) await each.stop();
  };
  try {
    await servers[0]!.startApi();
    for (const [at, { environment }] of sites.entries()) await servers[at]!.startSite(environment);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    apiUrl: `http://127.0.0.1:${PORTS.API_PORT}`,
    urls: sites.map(({ port }) => `http://localhost:${port}`),
    stop,
  };
}

function benchSettings(ports: typeof PORTS) {
  return {
    ...settings,
    ports,
    siteUrl: `http://localhost:${ports.SITE_PORT}`,
    apiUrl: `http://127.0.0.1:${ports.API_PORT}`,
    isDemo: true,
  };
}
