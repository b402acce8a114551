import type { RenderRequest, RenderedPage } from '@cpa/shared/contracts';
import type { ServerRelease } from './messages.ts';
import { type RenderThread, startRenderThread } from './renderThread.ts';

export type RenderPoolOptions = {
  threads: number;
  /** Milliseconds for one page. A thread that exceeds them is replaced. */
  deadlineMs: number;
  onProblem: (reason: string) => void;
};

export type RenderPool = {
  /** Loads a release in every thread. */
  prepare: (release: ServerRelease) => Promise<void>;
  render: (release: ServerRelease, request: RenderRequest) => Promise<RenderedPage | 'stuck'>;
  close: () => Promise<void>;
};

/** Renders pages in worker threads, so that a page which never ends blocks no other one for long. */
export function createRenderPool({ threads: count, ...options }: RenderPoolOptions): RenderPool {
  const threads: RenderThread[] = [];

  /** Starts threads when they are first needed, and again when one ended. */
  function running(): RenderThread[] {
    for (let index = 0; index < count; index += 1) {
      if (!threads[index]?.isAlive()) threads[index] = startRenderThread(options);
    }
    return threads;
  }

  return {
    async prepare(release) {
      await Promise.all(running().map((thread) => thread.load(release)));
    },
    async render(release, request) {
      const [thread] = running().toSorted((a, b) => a.pending() - b.pending());
      if (!thread) return { kind: 'failed', reason: 'There is no thread.' };
      const problem = await Promise.race([thread.load(release), afterDeadline(options.deadlineMs)]);
      if (problem !== null) return { kind: 'failed', reason: problem };
      return await thread.render(release.key, request);
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

function afterDeadline(milliseconds: number): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('The release is still being loaded.'), milliseconds).unref();
  });
}
