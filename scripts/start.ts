/** `npm start`: builds and publishes changed packages, starts all servers and prints their URLs. */
import { buildAndPublish } from './start/buildAndPublish.ts';
import { requireUsableHome } from './start/home.ts';
import { requireFreePorts } from './start/ports.ts';
import { requirePinnedNode } from './start/pinnedNode.ts';
import { createServers } from './start/servers.ts';
import { printWelcome } from './start/welcome.ts';
import { portsInUse, settings } from './start/settings.ts';
import { runSteps } from './start/steps.ts';

requirePinnedNode();
requireUsableHome(settings.home);
const servers = createServers(settings);
servers.stopOnSignals();

await runSteps([
  ['Looking for free ports', () => requireFreePorts(portsInUse(settings))],
  ['Building the shell and four remotes', buildAndPublish],
  [
    'Starting database, API, realtime, worker and site',
    async () => void (await Promise.all([servers.startApi(), servers.startSite()])),
  ],
]);
printWelcome(settings);
