import type { RenderedCv } from '../templates/renderCv.ts';
import type { RenderRequest, RenderResponse } from './messages.ts';
import { TrustedWorker } from './TrustedWorker.ts';

type Job = { resolve: (result: RenderedCv) => void; reject: (error: Error) => void };

const jobs = new Map<number, Job>();
let worker: Worker | undefined;
let lastId = 0;

/** Renders a CV in the worker. Rejects when the worker cannot start or the CV cannot be rendered. */
export function renderInWorker(request: Omit<RenderRequest, 'id'>): Promise<RenderedCv> {
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    jobs.set(id, { resolve, reject });
    worker ??= listeningWorker();
    worker.postMessage({ id, ...request } satisfies RenderRequest, []);
  });
}

function listeningWorker(): Worker {
  const started = new TrustedWorker(new URL('./cv.worker.ts', import.meta.url)).worker;
  started.addEventListener('message', ({ data }: MessageEvent<RenderResponse>) => {
    const job = jobs.get(data.id);
    jobs.delete(data.id);
    if ('error' in data) job?.reject(new Error(data.error));
    else job?.resolve(data.result);
  });
  // The next call starts a new worker.
  started.addEventListener('error', ({ message }) => {
    worker = undefined;
    for (const { reject } of jobs.values()) reject(new Error(message || 'The PDF worker could not start'));
    jobs.clear();
  });
  return started;
}
