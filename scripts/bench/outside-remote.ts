import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { expectLocalBuild } from './outside/expectLocalBuild.ts';
import { expectRemoteOnSite } from './outside/expectRemoteOnSite.ts';
import { startEmptySite } from './outside/startEmptySite.ts';
import { runPreviewWorkflow } from './outside/runPreviewWorkflow.ts';
import { type Step, timed } from './outside/timed.ts';

/** Name, route and heading of the remote that is created. */
const [NAME, ROUTE, TITLE] = ['job-fairs', '/job-fairs', 'Job fairs'];
/** Requirements of a generated remote: its pages, the event that it counts and the slot of its footer note. */
const CLAIMS = [ROUTE, `${ROUTE}/*`, 'listen:application-status', 'slot:frame.footer'];

/**
 * Creates a remote in a folder outside of this repository with the packed packages only, builds, tests and publishes it
 * over HTTP, and opens its page, also with a local build inside the site. Then runs the commands of its workflow for pull requests. Needs a build of the shell (`npm run build -w shell`) and the package registry.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'outside-remote-'));
  const packages = join(folder, 'packages');
  const remote = join(folder, `mfe-${NAME}`);
  const script = (name: string) => join(root, 'scripts', name);
  const site = await startEmptySite(join(folder, 'home'));
  try {
    await timed('pack the packages', ['node', script('pack.ts'), packages], folder);
    const token = site.createToken(`mfe-${NAME}`, CLAIMS);
    const generate = [script('new-remote.ts'), NAME, ROUTE, '--outside', '--into', folder];
    const steps: Step[] = [
      ['create the remote', ['node', ...generate, '--packages', packages], folder],
      ['install', ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'], remote],
      ['check types', ['npm', 'run', 'types'], remote],
      ['test', ['npm', 'test'], remote],
      ['build', ['npm', 'run', 'build'], remote],
      ['publish', ['npm', 'run', 'portal', '--', 'publish', `mfe-${NAME}`, '--activate'], remote],
    ];
    const environment = { PORTAL_URL: site.url, PORTAL_TOKEN: token };
    const started = performance.now();
    for (const [title, command, cwd] of steps) await timed(title, command, cwd, environment);
    await expectRemoteOnSite(site.url, { route: ROUTE, title: TITLE });
    console.log(`From nothing to a live page: ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    await expectLocalBuild({ folder: remote, siteUrl: site.url, route: ROUTE, title: TITLE });
    await runPreviewWorkflow({ folder: remote, siteUrl: site.url, route: ROUTE, title: TITLE }, environment);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
