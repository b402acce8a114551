import type { RenderRequest, RenderedPage } from '@cpa/shared/contracts';
import type { ServerRelease } from './messages.ts';
import { type RenderThread, type StuckPage, startRenderThread } from './renderThread.ts';

export type RenderPoolOptions = {
  threads: number;
  /** Milliseconds for one page. A thread that exceeds them is replaced. */
  deadlineMs: number;
  onProblem: (reason: string) => void;
};

export type RenderPool = {
  /** Loads a release in every thread. */
  prepare: (release: ServerRelease) => Promise<void>;
  render: (release: ServerRelease, request: RenderRequest) => Promise<RenderedPage | StuckPage>;
  /** Renders a page in a thread of its own; null while that thread renders another one. */
  renderAlone: (release: ServerRelease, request: RenderRequest) => Promise<RenderedPage | StuckPage | null>;
  close: () => Promise<void>;
};

/** Renders pages in worker threads, so that a page which never ends blocks no other one for long. */
export function createRenderPool({ threads: count, ...options }: RenderPoolOptions): RenderPool {
  const threads: RenderThread[] = [];
  let alone: RenderThread | undefined;
  let isAloneBusy = false;

  /** Starts threads when they are first needed, and again when one ended. */
  function running(): RenderThread[] {
    for (let index = 0; index < count; index += 1) {
      if (!threads[index]?.isAlive()) threads[index] = startRenderThread(options);
    }
    return threads;
  }

  async function renderIn(thread: RenderThread, release: ServerRelease, request: RenderRequest) {
    const problem = await Promise.race([thread.load(release), afterDeadline(options.deadlineMs)]);
    if (problem !== null) return { kind: 'failed', reason: problem } as const;
    return await thread.render(release.key, request);
  }

  return {
    async prepare(release) {
      await Promise.all(running().map((thread) => thread.load(release)));
    },
    async render(release, request) {
      const [thread] = running().toSorted((a, b) => a.pending() - b.pending());
      if (!thread) return { kind: 'failed', reason: 'There is no thread.' };
      return await renderIn(thread, release, request);
    },
    async renderAlone(release, request) {
      if (isAloneBusy) return null;
      isAloneBusy = true;
      if (!alone?.isAlive()) alone = startRenderThread(options);
      try {
        return await renderIn(alone, release, request);
      } finally {
        isAloneBusy = false;
      }
    },
    async close() {
      await Promise.all([...threads, ...(alone ? [alone] : [])].map((thread) => thread.close()));
    },
  };
}

function afterDeadline(milliseconds: number): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('The release is still being loaded.'), milliseconds).unref();
  });
}
