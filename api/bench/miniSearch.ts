import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SocketTarget } from '../src/platform/database/connect.ts';
import type { SearchRequest } from './searchRequests.ts';

/** Memory of the index in MB: about 10 KB for each vacancy. */
const MEMORY_MB = 4096;

export interface MiniSearchEngine {
  /** Searches the same fields with the same filters and orders as the API, corrects typing errors and counts facets. */
  search: (request: SearchRequest) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** Indexes the listed vacancies in the memory of a thread, which searches without HTTP and without a database. */
export async function openMiniSearch(connection: SocketTarget): Promise<MiniSearchEngine> {
  const worker = new Worker(new URL('./miniSearchThread.ts', import.meta.url), {
    workerData: connection,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  await once(worker, 'message');
  return {
    search: async (request) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
      worker.postMessage(request);
      return await once(worker, 'message');
    },
    close: async () => await worker.terminate(),
  };
}
