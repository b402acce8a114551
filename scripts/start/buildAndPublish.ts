import { spawn } from 'node:child_process';
import { join } from 'node:path';
import {
  ensureKey,
  openReleaseStore,
  SHELL,
  versionOf,
  type Wanted,
} from '../../shell/server/releases/index.ts';
import { openReleaseStorage } from '../../shell/server/storage/openReleaseStorage.ts';
import { REMOTES } from '../build/workspace.ts';
import { fail } from './fail.ts';
import { ROOT, settings } from './settings.ts';

/**
 * Builds changed packages, then publishes the shell and the remotes and activates new releases at once, like a
 * deployment. Does not activate a release that was published before: the operator may have rolled it back.
 */
export async function buildAndPublish(): Promise<void> {
  await build();
  const { place } = await openReleaseStorage(process.env, settings.home);
  const store = openReleaseStore(place);
  // In production, the operator creates the key: several servers need the same one.
  if (process.env['NODE_ENV'] !== 'production') await ensureKey(place);
  const document = await store.document();
  const publish = async (name: string): Promise<Wanted[]> => {
    const { release, isNew } = await store.publish(join(ROOT, name, 'dist'), name, 'all');
    const isActive = versionOf(document, name) !== undefined;
    return isNew || !isActive ? [{ name, version: release.version }] : [];
  };
  // Remotes are checked with the newest shell.
  const due = [...(await publish(SHELL)), ...(await Promise.all(REMOTES.map(publish))).flat()];
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
