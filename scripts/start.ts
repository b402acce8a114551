/** `npm start`: builds and publishes changed packages, starts all servers and prints their URLs. */
import { enableCompileCache } from 'node:module';
import { requireUsableHome } from './start/home.ts';
import { requireFreePorts } from './start/ports.ts';
import { requirePinnedNode } from './start/pinnedNode.ts';
import { createServers } from './start/servers.ts';
import { printWelcome } from './start/welcome.ts';
import { COMPILE_CACHE, portsInUse, settings } from './start/settings.ts';
import { runSteps } from './start/steps.ts';

requirePinnedNode();
requireUsableHome(settings.home);
enableCompileCache(COMPILE_CACHE);
const servers = createServers(settings);
servers.stopOnSignals();

let api: Promise<void>;
await runSteps([
  ['Looking for free ports', () => requireFreePorts(portsInUse(settings))],
  [
    'Building the shell and four remotes',
    async (progress) => {
      // The API needs no build.
      api = servers.startApi();
      // Imported after it was spawned: the code takes a second to load.
      const { buildAndPublish } = await import('./start/buildAndPublish.ts');
      await buildAndPublish(progress);
    },
  ],
  [
    'Starting database, API, realtime, worker and site',
    async () => void (await Promise.all([api, servers.startSite()])),
  ],
]);
printWelcome(settings);
