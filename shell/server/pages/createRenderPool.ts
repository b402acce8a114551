import type { ServerRelease, ThreadRequest, WorkerPage } from './messages.ts';
import { type RenderThread, type StuckPage, startRenderThread } from './renderThread.ts';

/**
 * Pages that a thread renders at once: while some wait for the API, another one uses the processor. All of them have
 * to end before the deadline of each.
 */
const MAX_PER_THREAD = 4;

/** Part of the deadline for which a page waits for a thread. */
const WAIT_SHARE = 0.5;

export type RenderPoolOptions = {
  threads: number;
  /** Milliseconds for one page, without those before a thread is free. A thread blocked for so long is replaced. */
  deadlineMs: number;
  onProblem: (reason: string) => void;
};

export type RenderPool = {
  /** Loads a release in every thread. */
  prepare: (release: ServerRelease) => Promise<void>;
  render: (release: ServerRelease, request: ThreadRequest) => Promise<WorkerPage | StuckPage>;
  /** Renders a page in a separate thread; null while that thread renders another one. */
  renderAlone: (release: ServerRelease, request: ThreadRequest) => Promise<WorkerPage | StuckPage | null>;
  close: () => Promise<void>;
};

type Waiting = {
  release: ServerRelease;
  request: ThreadRequest;
  end: (page: WorkerPage | StuckPage | Promise<WorkerPage | StuckPage>) => void;
};

/** Renders pages in worker threads, so that a page which never ends blocks no other one for long. */
export function createRenderPool({ threads: count, ...options }: RenderPoolOptions): RenderPool {
  const waitMs = options.deadlineMs * WAIT_SHARE;
  const threads: RenderThread[] = [];
  const queue = new Set<Waiting>();
  let alone: RenderThread | undefined;
  let isAloneBusy = false;

  /** Starts threads when they are first needed, and again when one ended. */
  function running(): RenderThread[] {
    for (let index = 0; index < count; index += 1) {
      if (!threads[index]?.isAlive()) threads[index] = startRenderThread(options);
    }
    return threads;
  }

  /** Gives the pages that wait to the threads that are free. */
  function dispatch(): void {
    for (const waiting of queue) {
      loadNext(waiting.release);
      const thread = threadFor(waiting.release);
      if (!thread) continue;
      queue.delete(waiting);
      waiting.end(thread.render(waiting.release, waiting.request).finally(dispatch));
    }
  }

  function threadFor({ key }: ServerRelease): RenderThread | undefined {
    const free = running().filter((thread) => isFree(thread) && thread.hasLoaded(key));
    return free.toSorted((a, b) => a.pending() - b.pending())[0];
  }

  /** Loads a release in the next thread without it, while the others keep rendering. */
  function loadNext(release: ServerRelease): void {
    if (running().some((thread) => thread.isLoading())) return;
    const thread = threads.find(({ hasLoaded }) => !hasLoaded(release.key));
    void thread?.load(release).then(dispatch);
  }

  return {
    async prepare(release) {
      for (const thread of running()) {
        // oxlint-disable-next-line no-await-in-loop -- The other threads go on rendering meanwhile.
        await thread.load(release);
        dispatch();
      }
    },
    async render(release, request) {
      const { promise, resolve: end } = Promise.withResolvers<WorkerPage | StuckPage>();
      const waiting = { release, request, end };
      queue.add(waiting);
      const timer = setTimeout(() => {
        if (queue.delete(waiting)) end(noThread(waitMs));
      }, waitMs);
      dispatch();
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
      }
    },
    async renderAlone(release, request) {
      if (isAloneBusy) return null;
      isAloneBusy = true;
      if (!alone?.isAlive()) alone = startRenderThread(options);
      try {
        const isLoaded = await Promise.race([alone.load(release).then(() => true), after(waitMs)]);
        return isLoaded ? await alone.render(release, request) : noThread(waitMs);
      } finally {
        isAloneBusy = false;
      }
    },
    async close() {
      for (const { end } of queue) end(noThread(waitMs));
      queue.clear();
      await Promise.all([...threads, ...(alone ? [alone] : [])].map((thread) => thread.close()));
    },
  };
}

const isFree = (thread: RenderThread): boolean => !thread.isLoading() && thread.pending() < MAX_PER_THREAD;

const noThread = (milliseconds: number) =>
  ({ kind: 'failed', reason: `No thread was free for ${milliseconds} ms.` }) as const;

function after(milliseconds: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), milliseconds).unref();
  });
}
