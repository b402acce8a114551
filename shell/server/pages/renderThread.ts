import { Worker } from 'node:worker_threads';
import type { RenderRequest, RenderedPage } from '@cpa/shared/contracts';
import type { FromWorker, ServerRelease, ToWorker } from './messages.ts';

/** Releases that a thread keeps loaded: all combinations of two canaries, before and after an activation. */
const MAX_RELEASES = 8;

/** Part of the deadline after which a thread stops to wait for data. A thread that misses the deadline is stuck. */
const DATA_SHARE = 0.8;

/** Memory of a thread in MB. */
const MAX_HEAP_MB = 384;

type Options = { deadlineMs: number; onProblem: (reason: string) => void };

/** The thread of a page did not respond and was ended. */
export type StuckPage = {
  kind: 'stuck';
  /** True when the thread rendered no other page, so that this one blocked it. */
  isAlone: boolean;
};

export type RenderThread = {
  /** Loads a release once. Resolves to a problem or null. */
  load: (release: ServerRelease) => Promise<string | null>;
  render: (key: string, request: RenderRequest) => Promise<RenderedPage | StuckPage>;
  pending: () => number;
  isAlive: () => boolean;
  close: () => Promise<void>;
};

/** Starts a thread that renders pages. */
export function startRenderThread({ deadlineMs, onProblem }: Options): RenderThread {
  const worker = new Worker(new URL('./pageWorker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  worker.unref();
  const loaded = new Map<
    string,
    { promise: Promise<string | null>; end: (problem: string | null) => void }
  >();
  const pending = new Map<number, (page: RenderedPage | StuckPage) => void>();
  let lastId = 0;
  let isAlive = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  const send = (message: ToWorker) => worker.postMessage(message);

  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'loaded') loaded.get(message.key)?.end(message.problem);
    else if (message.kind === 'rendered') pending.get(message.id)?.(message.page);
    else onProblem(message.reason);
  });
  worker.on('error', (error) => onProblem(String(error)));
  worker.on('exit', () => {
    isAlive = false;
    for (const { end } of loaded.values()) end('The thread ended.');
    for (const resolve of pending.values()) resolve({ kind: 'failed', reason: 'The thread ended.' });
  });

  function load(release: ServerRelease): Promise<string | null> {
    const known = loaded.get(release.key);
    // Inserted again, so that the order is that of use.
    loaded.delete(release.key);
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const entry = known ?? { promise, end: resolve };
    loaded.set(release.key, entry);
    if (known) return known.promise;
    const [oldest] = loaded.keys();
    if (loaded.size > MAX_RELEASES && oldest !== undefined) {
      loaded.delete(oldest);
      send({ kind: 'drop', key: oldest });
    }
    send({ kind: 'load', release });
    return entry.promise;
  }

  async function render(key: string, request: RenderRequest): Promise<RenderedPage | StuckPage> {
    const id = (lastId += 1);
    const { promise, resolve } = Promise.withResolvers<RenderedPage | StuckPage>();
    pending.set(id, resolve);
    const timer = setTimeout(() => {
      const isAlone = pending.size === 1;
      for (const end of pending.values()) end({ kind: 'stuck', isAlone });
      void worker.terminate();
    }, deadlineMs);
    send({ kind: 'render', id, key, request, deadlineMs: deadlineMs * DATA_SHARE });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      pending.delete(id);
    }
  }

  return {
    load,
    render,
    pending: () => pending.size,
    isAlive: () => isAlive,
    close: async () => void (await worker.terminate()),
  };
}
