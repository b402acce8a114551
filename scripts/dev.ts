/** `npm run dev -- mfe-public`: starts the composed site with hot reload for the named remote. */
import { buildAndPublish } from './start/buildAndPublish.ts';
import { fail } from './start/fail.ts';
import { requirePinnedNode } from './start/pinnedNode.ts';
import { requireFreePorts } from './start/ports.ts';
import { createServers } from './start/servers.ts';
import { portsInUse, settings } from './start/settings.ts';
import { runSteps } from './start/steps.ts';
import { printWelcome } from './start/welcome.ts';
import { developRemote } from './build/developRemote.ts';
import { REMOTES } from './build/workspace.ts';

requirePinnedNode();
const name = REMOTES.find((remote) => remote === process.argv[2]);
if (!name) fail(`Name the remote to develop: npm run dev -- ${REMOTES.join(' | ')}`);

const ports = { ...portsInUse(settings), DEV_PORT: Number(process.env['DEV_PORT'] ?? 3200) };
const servers = createServers(settings);
servers.stopOnSignals();
let siteEnvironment: NodeJS.ProcessEnv = {};

await runSteps([
  ['Looking for free ports', () => requireFreePorts(ports)],
  ['Building and publishing what changed', buildAndPublish],
  [`Building ${name} for hot reload`, develop],
  ['Starting database, API, realtime and worker', servers.startApi],
  ['Starting the site', () => servers.startSite(siteEnvironment)],
]);
printWelcome(settings);
process.stdout.write(`${name} reloads as you save.\n`);

async function develop(): Promise<void> {
  if (name) siteEnvironment = (await developRemote(name, ports.DEV_PORT)).env;
}
