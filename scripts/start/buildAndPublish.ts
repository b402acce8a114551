import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureKey, openReleaseStore, SHELL } from '../../shell/server/releases/index.ts';
import { openReleaseStorage } from '../../shell/server/storage/openReleaseStorage.ts';
import { REMOTES } from '../build/workspace.ts';
import { fail } from './fail.ts';
import { publishBuilds } from './publishBuilds.ts';
import { ROOT, settings } from './settings.ts';

/** Builds changed packages, then publishes the shell and the remotes and activates new releases, like a deployment. */
export async function buildAndPublish(): Promise<void> {
  await build();
  const { place } = await openReleaseStorage(process.env, settings.home);
  const store = openReleaseStore(place);
  // In production, the operator creates the key: several servers need the same one.
  if (process.env['NODE_ENV'] !== 'production') await ensureKey(place);
  const folders = Object.fromEntries([SHELL, ...REMOTES].map((name) => [name, join(ROOT, name, 'dist')]));
  const due = await publishBuilds(store, folders);
  if (due.length === 0) return;
  await store
    .activateTogether(due, { by: 'npm start' })
    .catch(({ message }: Error) =>
      fail(`${message}\nTo serve what was just built: npm run portal -- activate all latest`),
    );
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
