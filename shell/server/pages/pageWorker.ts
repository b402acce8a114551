/** Worker thread that renders pages. It keeps the modules of several releases loaded side by side. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { PageRenderer, RenderedFrame, RenderedPage, ShellServerModule } from '@cpa/shared/contracts';
import { evaluateModule } from '../releases/checks/evaluateModule.ts';
import { scriptJson } from '../rendering/escape.ts';
import type { FromWorker, ServerFile, ServerRelease, ToWorker, WorkerPage } from './messages.ts';

const port = parentPort!;
const send = (message: FromWorker) => port.postMessage(message);
const nodeRequire = createRequire(import.meta.url);
const renderers = new Map<string, Promise<PageRenderer>>();
/** Milliseconds for which this thread has loaded modules. */
let loadedMs = 0;

// Node has these; code of a page must find none, as it would share it between requests.
for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);

// Each copy of react-redux adds an entry with its React here, which would keep the code of replaced releases.
Reflect.set(globalThis, Symbol.for('react-redux-context'), new WeakMap());

// A request that a page started and left must not end the thread.
process.on('unhandledRejection', (error) => send({ kind: 'problem', reason: String(error) }));

port.on('message', (message: ToWorker) => void handle(message));

async function handle(message: ToWorker): Promise<void> {
  if (message.kind === 'ask') {
    send({ kind: 'answer' });
  } else if (message.kind === 'drop') {
    renderers.delete(message.key);
  } else if (message.kind === 'load') {
    const startedAt = performance.now();
    const renderer = createRenderer(message.release);
    renderers.set(message.release.key, renderer);
    const problem = await renderer.then(
      () => null,
      (error: unknown) => reasonOf(error),
    );
    loadedMs += performance.now() - startedAt;
    send({ kind: 'loaded', key: message.release.key, problem });
  } else {
    const page = await render(message);
    send({ kind: 'rendered', id: message.id, page });
  }
}

async function render({ key, request, deadlineMs }: ToWorker & { kind: 'render' }): Promise<WorkerPage> {
  const { promise: late, resolve } = Promise.withResolvers<Rendered>();
  const reason = `The data did not arrive within ${deadlineMs} ms.`;
  const cancel = afterWork(deadlineMs, () => resolve({ kind: 'failed', reason }));
  try {
    const renderer = await renderers.get(key);
    if (!renderer) return { kind: 'failed', reason: `Release ${key} is not loaded.` };
    const rendered = request.isFrame ? renderFrame(renderer, request.url) : renderer.render(request);
    return print(await Promise.race([rendered, late]));
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) };
  } finally {
    cancel();
  }
}

type Rendered = RenderedPage | ({ kind: 'frame' } & RenderedFrame);

async function renderFrame({ renderFrame: frameAt }: PageRenderer, path: string): Promise<Rendered> {
  if (!frameAt) return { kind: 'unavailable' };
  return { kind: 'frame', ...(await frameAt(path)) };
}

function print(rendered: Rendered): WorkerPage {
  if (rendered.kind !== 'page') return rendered;
  const { kind, html, page, objects } = rendered;
  return { kind, html, json: scriptJson(page), styles: page.styles, objects };
}

/** Calls back after some time, in which loading modules does not count. Returns a function that cancels it. */
function afterWork(milliseconds: number, callback: () => void): () => void {
  let countedMs = loadedMs;
  let timer: NodeJS.Timeout;
  const wait = (remainingMs: number) => {
    timer = setTimeout(() => {
      const extraMs = loadedMs - countedMs;
      countedMs = loadedMs;
      if (extraMs > 0) wait(extraMs);
      else callback();
    }, remainingMs);
  };
  wait(milliseconds);
  return () => clearTimeout(timer);
}

async function createRenderer({ shell, remotes, ...options }: ServerRelease): Promise<PageRenderer> {
  const { createPageRenderer } = evaluate(shell, nodeRequire) as ShellServerModule;
  return await createPageRenderer({
    ...options,
    loadModule(remote, provide) {
      const file = remotes[remote];
      if (!file) throw new Error(`${remote} has no server module.`);
      const startedAt = performance.now();
      send({ kind: 'loading', change: 1 });
      try {
        return evaluate(file, provide);
      } finally {
        loadedMs += performance.now() - startedAt;
        send({ kind: 'loading', change: -1 });
      }
    },
  });
}

function evaluate({ file, integrity }: ServerFile, require: (name: string) => unknown): unknown {
  return evaluateModule({ file, code: readFileSync(file), integrity }, require);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
