import { join } from 'node:path';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { CliError } from '@cpa/shared/server';
import { createPreview } from '../../portal/previewLinks.ts';
import type { ReleaseCalls } from '../../portal/releaseCalls.ts';
import { siteCalls } from '../../portal/siteCalls.ts';
import { root } from '../../build/workspace.ts';
import { fail } from '../../start/fail.ts';
import { watchRemote } from '../against/watchRemote.ts';
import { createBuildServer } from './createBuildServer.ts';

type Options = { name: string; site: string; port: number };

/**
 * `npm run dev -- mfe-public --against <url> --override`: serves a local build, registers each one with the site, and
 * prints the link that shows it there. `PORTAL_TOKEN` is the token of the team.
 */
export async function overrideOn({ name, site, port }: Options): Promise<void> {
  const calls = callsTo(site);
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const base_url = `http://localhost:${port}/`;
  let isFirst = true;
  const register = async (release: RemoteRelease): Promise<void> => {
    const { url } = await createPreview(calls, name, { release, base_url, days: 1 });
    if (isFirst) print(`Open ${url}`);
    else print('Reload the page.');
    isFirst = false;
  };
  const onBuilt = (release: RemoteRelease): void => {
    register(release).catch((error: Error) => (isFirst ? fail(error.message) : print(error.message)));
  };
  const { folder } = await watchRemote({ name, dir: join(root, name), print, onBuilt });
  createBuildServer(folder).listen(port, 'localhost');
}

function callsTo(site: string): ReleaseCalls {
  try {
    return siteCalls({ ...process.env, PORTAL_URL: site });
  } catch (error) {
    if (error instanceof CliError) fail(error.message);
    throw error;
  }
}
