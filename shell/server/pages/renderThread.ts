import { Worker } from 'node:worker_threads';
import { recentEntry } from '../cache/recentEntry.ts';
import { createHeartbeat } from './heartbeat.ts';
import type { FromWorker, ServerRelease, ThreadRequest, ToWorker, WorkerPage } from './messages.ts';

/** Releases that a thread keeps loaded: all combinations of two canaries, before and after an activation. */
const MAX_RELEASES = 8;

/** Part of the deadline after which a thread stops to wait for the data of a page. */
const DATA_SHARE = 0.8;

/** Memory of a thread for old objects in MB. */
const MAX_OLD_MB = 384;
/**
 * Memory of a thread for new objects in MB. With Node's default of 48 MB, the objects of pages that wait for their data
 * are copied several times.
 */
const MAX_NEW_MB = 192;

type Options = { deadlineMs: number; onProblem: (reason: string) => void };

/** A page blocked the event loop of the thread, which was ended. */
export type StuckPage = {
  kind: 'stuck';
  /** True when the thread rendered no other page, so that this one blocked it. */
  isAlone: boolean;
};

export type RenderThread = {
  /** Loads a release once. Resolves to a problem or null. */
  load: (release: ServerRelease) => Promise<string | null>;
  /** True when a release is loaded, or the reason why it cannot be. */
  hasLoaded: (key: string) => boolean;
  isLoading: () => boolean;
  render: (release: ServerRelease, request: ThreadRequest) => Promise<WorkerPage | StuckPage>;
  pending: () => number;
  isAlive: () => boolean;
  close: () => Promise<void>;
};

type Loading = { promise: Promise<string | null>; end: (problem: string | null) => void; isDone: boolean };

/** Starts a thread that renders pages. */
export function startRenderThread({ deadlineMs, onProblem }: Options): RenderThread {
  const worker = new Worker(new URL('./pageWorker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_OLD_MB, maxYoungGenerationSizeMb: MAX_NEW_MB },
  });
  worker.unref();
  const loaded = new Map<string, Loading>();
  const pending = new Map<number, (page: WorkerPage | StuckPage) => void>();
  let lastId = 0;
  let isAlive = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  const send = (message: ToWorker) => worker.postMessage(message);

  const heartbeat = createHeartbeat({
    deadlineMs,
    ask: () => send({ kind: 'ask' }),
    onStuck() {
      isAlive = false;
      const isAlone = pending.size === 1;
      for (const end of pending.values()) end({ kind: 'stuck', isAlone });
      void worker.terminate();
    },
  });

  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'answer') heartbeat.onAnswer();
    else if (message.kind === 'loading') heartbeat.onLoad(message.change);
    else if (message.kind === 'loaded') loaded.get(message.key)?.end(message.problem);
    else if (message.kind === 'rendered') pending.get(message.id)?.(message.page);
    else onProblem(message.reason);
  });
  worker.on('error', (error) => onProblem(String(error)));
  worker.on('exit', () => {
    isAlive = false;
    heartbeat.stop();
    for (const { end } of loaded.values()) end('The thread ended.');
    for (const resolve of pending.values()) resolve({ kind: 'failed', reason: 'The thread ended.' });
  });

  const isLoading = () => [...loaded.values()].some(({ isDone }) => !isDone);

  function stopWhenIdle(): void {
    if (pending.size === 0 && !isLoading()) heartbeat.stop();
  }

  function load(release: ServerRelease): Promise<string | null> {
    const isKnown = loaded.has(release.key);
    const { promise } = recentEntry(loaded, release.key, {
      create: createLoading,
      max: MAX_RELEASES,
      onEvict: (key) => send({ kind: 'drop', key }),
    });
    if (isKnown) return promise;
    send({ kind: 'load', release });
    heartbeat.onLoad(1);
    heartbeat.start();
    return promise;
  }

  function createLoading(): Loading {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const loading: Loading = {
      promise,
      isDone: false,
      end(problem) {
        if (!loading.isDone) heartbeat.onLoad(-1);
        loading.isDone = true;
        stopWhenIdle();
        resolve(problem);
      },
    };
    return loading;
  }

  async function render(release: ServerRelease, request: ThreadRequest): Promise<WorkerPage | StuckPage> {
    const id = (lastId += 1);
    const { promise, resolve } = Promise.withResolvers<WorkerPage | StuckPage>();
    pending.set(id, resolve);
    try {
      const problem = await load(release);
      if (problem !== null) return { kind: 'failed', reason: problem };
      send({ kind: 'render', id, key: release.key, request, deadlineMs: deadlineMs * DATA_SHARE });
      heartbeat.start();
      return await promise;
    } finally {
      pending.delete(id);
      stopWhenIdle();
    }
  }

  return {
    hasLoaded: (key) => loaded.get(key)?.isDone === true,
    isLoading,
    load,
    render,
    pending: () => pending.size,
    isAlive: () => isAlive,
    close: async () => void (await worker.terminate()),
  };
}
