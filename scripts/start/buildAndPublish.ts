import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type ReleaseStore, releaseStore } from '../../shell/server/releases/index.ts';
import { REMOTES } from '../build/package.ts';
import { fail } from './fail.ts';
import { ROOT, settings } from './settings.ts';

/** Builds changed packages, then publishes and activates new remote releases like a deployment. */
export async function buildAndPublish(): Promise<void> {
  await build();
  const store = releaseStore(settings.home);
  for (const remote of REMOTES) await publishAndActivate(store, remote);
}

/** Does not activate a release that was published before: the operator may have rolled it back. */
async function publishAndActivate(store: ReleaseStore, remote: string): Promise<void> {
  const { release, isNew } = await store.publish(join(ROOT, remote, 'dist'), remote);
  const { remotes } = await store.document();
  if (isNew || !remotes.some(({ name }) => name === remote)) {
    await store.activate(remote, release.version, { by: 'npm start' });
  }
}

async function build(): Promise<void> {
  const lerna = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'killGroupWithParent.ts'),
      'node_modules/lerna/dist/cli.js',
      'run',
      'build',
      '--concurrency',
      '2',
    ],
    {
      cwd: ROOT,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const output: Buffer[] = [];
  for (const stream of [lerna.stdout, lerna.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve) => lerna.once('exit', resolve));
  if (code === 0) return;
  process.stderr.write(`\n${Buffer.concat(output).toString()}`);
  fail('The build failed; see its output above.');
}
