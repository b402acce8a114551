/** Worker thread that renders pages. It keeps the modules of several releases loaded side by side. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import type { PageRenderer, RenderedPage, ShellServerModule } from '@cpa/shared/contracts';
import { integrityOf } from '../releases/releaseVersion.ts';
import type { FromWorker, ServerFile, ServerRelease, ToWorker } from './messages.ts';

const port = parentPort!;
const send = (message: FromWorker) => port.postMessage(message);
const nodeRequire = createRequire(import.meta.url);
const renderers = new Map<string, Promise<PageRenderer>>();

// Node has these; code of a page must find none, as it would share it between requests.
for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);

// Each copy of react-redux adds an entry with its React here, which would keep the code of replaced releases.
Reflect.set(globalThis, Symbol.for('react-redux-context'), new WeakMap());

// A request that a page started and left must not end the thread.
process.on('unhandledRejection', (error) => send({ kind: 'problem', reason: String(error) }));

port.on('message', (message: ToWorker) => void handle(message));

async function handle(message: ToWorker): Promise<void> {
  if (message.kind === 'drop') {
    renderers.delete(message.key);
  } else if (message.kind === 'load') {
    const renderer = createRenderer(message.release);
    renderers.set(message.release.key, renderer);
    const problem = await renderer.then(
      () => null,
      (error: unknown) => reasonOf(error),
    );
    send({ kind: 'loaded', key: message.release.key, problem });
  } else {
    const page = await render(message);
    send({ kind: 'rendered', id: message.id, page });
  }
}

async function render({ key, request, deadlineMs }: ToWorker & { kind: 'render' }): Promise<RenderedPage> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<RenderedPage>((resolve) => {
    const reason = `The data did not arrive within ${deadlineMs} ms.`;
    timer = setTimeout(() => resolve({ kind: 'failed', reason }), deadlineMs);
  });
  try {
    const renderer = await renderers.get(key);
    if (!renderer) return { kind: 'failed', reason: `Release ${key} is not loaded.` };
    return await Promise.race([renderer.render(request), late]);
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

async function createRenderer({ shell, remotes, ...options }: ServerRelease): Promise<PageRenderer> {
  const { createPageRenderer } = evaluate(shell, nodeRequire) as ShellServerModule;
  return await createPageRenderer({
    ...options,
    loadModule(remote, provide) {
      const file = remotes[remote];
      if (!file) throw new Error(`${remote} has no server module.`);
      return evaluate(file, provide);
    },
  });
}

/** Runs exactly the code whose hash the release lists. */
function evaluate({ file, integrity }: ServerFile, require: (name: string) => unknown): unknown {
  const code = readFileSync(file);
  if (integrityOf(code) !== integrity)
    throw new Error(`${file} was changed after the build: its hash differs.`);
  const module = { exports: {} };
  const run = compileFunction(code.toString(), ['module', 'exports', 'require'], { filename: file });
  (run as (...args: unknown[]) => void)(module, module.exports, require);
  return module.exports;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
