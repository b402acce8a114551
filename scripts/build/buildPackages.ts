import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { integrityOf } from '../../shell/server/releases/index.ts';
import { hashSources } from './sourcesHash.ts';
import { root } from './workspace.ts';

/** Hash of the sources that the files beside it were built from. */
const SOURCES_FILE = 'sources.txt';

/** More threads than this wait for each other: the packages have a few seconds of work each. */
const MAX_THREADS = 4;

/** Young generation of a thread in MB: a build creates many objects, and a larger one needs fewer collections. */
const YOUNG_GENERATION_MB = 128;

export type BuildProgress = {
  started: (name: string) => void;
  ended: (name: string, seconds: number) => void;
};

/**
 * Builds the packages whose sources have changed since their last build, the largest first, in one process.
 * @throws with the output of the first build that fails
 */
export async function buildPackages(names: readonly string[], progress: BuildProgress): Promise<void> {
  const sources = hashSources(names);
  const due = names
    .filter((name) => !isBuilt(name, sources.get(name)!.hash))
    .sort((a, b) => sources.get(b)!.bytes - sources.get(a)!.bytes);
  const build = async (): Promise<void> => {
    const thread = createThread();
    try {
      for (let name = due.shift(); name !== undefined; name = due.shift()) {
        const started = performance.now();
        progress.started(name);
        // webpack does not write a file again whose name contains its hash, even when it is damaged.
        rmSync(join(root, name, 'dist'), { recursive: true, force: true });
        await thread.build(name);
        writeFileSync(join(root, name, 'dist', SOURCES_FILE), sources.get(name)!.hash);
        progress.ended(name, (performance.now() - started) / 1000);
      }
    } finally {
      await thread.end();
    }
  };
  const count = Math.min(due.length, MAX_THREADS, availableParallelism());
  await Promise.all(Array.from({ length: count }, build));
}

function createThread() {
  const worker = new Worker(join(import.meta.dirname, 'buildThread.ts'), {
    stdout: true,
    stderr: true,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  const output = Promise.all([text(worker.stdout), text(worker.stderr)]);
  const end = async () => void (await worker.terminate());
  return {
    end,
    async build(name: string): Promise<void> {
      const isDone = await new Promise<boolean>((resolve, reject) => {
        worker.once('message', resolve).once('error', reject);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
        worker.postMessage(name);
      });
      if (isDone) return;
      await end();
      throw new Error(`${(await output).join('')}\n${name} does not build; see its output above.`);
    },
  };
}

/** Returns whether a build is complete and was made from these sources. */
function isBuilt(name: string, hash: string): boolean {
  const read = (file: string) => readFileSync(join(root, name, 'dist', file));
  try {
    if (read(SOURCES_FILE).toString() !== hash) return false;
    const { files } = JSON.parse(read('release.json').toString()) as RemoteRelease;
    return files.every(({ path, integrity }) => integrityOf(read(path)) === integrity);
  } catch {
    return false;
  }
}
