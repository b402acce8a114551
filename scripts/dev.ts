/**
 * `npm run dev -- mfe-public`: starts the composed site with hot reload for the named remote. With `--against <url>`,
 * shows a running site with a local build of the remote instead; with `--override` as well, on the URL of that site. With
 * `--pseudo`, English texts are in the pseudo-language: in brackets, with accents and 40 % longer.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAndPublish } from './start/buildAndPublish.ts';
import { fail } from './start/fail.ts';
import { requirePinnedNode } from './start/pinnedNode.ts';
import { requireFreePorts } from './start/ports.ts';
import { createServers } from './start/servers.ts';
import { portsInUse, ROOT, settings } from './start/settings.ts';
import { runSteps } from './start/steps.ts';
import { printWelcome } from './start/welcome.ts';
import { developRemote } from './build/developRemote.ts';
import { overrideOn } from './dev/override/overrideOn.ts';
import { developAgainst } from './dev/against/developAgainst.ts';
import { REMOTES } from './build/workspace.ts';

requirePinnedNode();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, override: { type: 'boolean' }, pseudo: { type: 'boolean' } },
});
const name = REMOTES.find((remote) => remote === positionals[0]);
if (!name) fail(`Name the remote to develop: npm run dev -- ${REMOTES.join(' | ')}`);
if (values.override && !values.against) fail('Name the site as well: --override --against <url>.');
if (values.pseudo) process.env['PSEUDO_TEXTS'] = 'on';
const DEV_PORT = Number(process.env['DEV_PORT'] ?? 3200);

if (values.against && values.override) await overrideOn({ name, site: values.against, port: DEV_PORT });
else if (values.against)
  await developAgainst({ name, dir: join(ROOT, name), against: values.against, port: DEV_PORT });
else await developComposed(name);

async function developComposed(remote: string): Promise<void> {
  const servers = createServers(settings);
  servers.stopOnSignals();
  let siteEnvironment: NodeJS.ProcessEnv = {};
  await runSteps([
    ['Looking for free ports', () => requireFreePorts({ ...portsInUse(settings), DEV_PORT })],
    ['Building and publishing what changed', buildAndPublish],
    [
      `Building ${remote} for hot reload`,
      async () => {
        siteEnvironment = (await developRemote(remote, DEV_PORT)).env;
      },
    ],
    ['Starting database, API, realtime and worker', servers.startApi],
    ['Starting the site', () => servers.startSite(siteEnvironment)],
  ]);
  printWelcome(settings);
  process.stdout.write(`${remote} reloads as you save.\n`);
}
