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

let started: Promise<unknown>;
await runSteps([
  ['Looking for free ports', () => requireFreePorts(portsInUse(settings))],
  [
    'Building the shell and four remotes',
    async (progress) => {
      // Imported beside the processes: the code takes a second to load.
      const published = import('./start/buildAndPublish.ts').then(
        async ({ buildAndPublish }) => await buildAndPublish(progress),
      );
      started = Promise.all([servers.startApi(), servers.startSite({}, published)]);
      await published;
    },
  ],
  ['Starting database, API, realtime, worker and site', async () => void (await started)],
]);
printWelcome(settings);
