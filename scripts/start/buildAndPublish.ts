import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type ReleaseStore, releaseStore } from '../portal/releaseStore.ts';
import { REMOTES } from '../build/package.ts';
import { fail } from './fail.ts';
import { ROOT, settings } from './settings.ts';

/** Builds what changed since the last time, and puts new remotes into service as a deployment would. */
export async function buildAndPublish(): Promise<void> {
  await build();
  const store = releaseStore(settings.home);
  for (const remote of REMOTES) await putIntoService(store, remote);
}

/** A build that is published already stays as the operator left it: active, or rolled back from. */
async function putIntoService(store: ReleaseStore, remote: string): Promise<void> {
  const { release, isNew } = await store.publish(join(ROOT, remote, 'dist'), remote);
  const { remotes } = await store.document();
  if (isNew || !remotes.some(({ name }) => name === remote)) await store.activate(remote, release.version);
}

async function build(): Promise<void> {
  const lerna = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'tied.ts'),
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
  const said: Buffer[] = [];
  for (const stream of [lerna.stdout, lerna.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise((resolve) => lerna.once('exit', resolve));
  if (code === 0) return;
  process.stderr.write(`\n${Buffer.concat(said).toString()}`);
  fail('The build failed; the lines above say where.');
}
