/** Process that evaluates code of releases. It keeps the modules of several releases loaded side by side. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { compileFunction } from 'node:vm';
import type { Locale, PageRenderer, RenderedPage, ShellServerModule } from '@cpa/shared/contracts';
import type { RemoteHeads } from '@cpa/shared/remote';
import { scriptJson } from '../../rendering/escape.ts';
import type {
  FromSandbox,
  LoadedRelease,
  SandboxResult,
  SandboxTask,
  Source,
  ToSandbox,
} from '../messages.ts';
import { answerRead, startReads } from './reads.ts';
import { readHead } from './readHead.ts';
import { restrict } from './restrict.ts';

const MAX_REASON = 2000;

const post = process.send!.bind(process);
const send = (message: FromSandbox): void => void post(message, undefined, undefined, () => {});
const end = (process as unknown as { reallyExit: (code: number) => void }).reallyExit.bind(process);
const loaded = new Map<string, Loaded>();
/** Language of the request whose code runs. */
const requestLocale = new AsyncLocalStorage<Locale>();
/** Milliseconds for which this process has loaded modules. */
let loadedMs = 0;

type Loaded = {
  renderer: Promise<PageRenderer> | null;
  headsOf: (remote: string) => Promise<RemoteHeads>;
};

process.on('message', (message: ToSandbox) => void handle(message));
process.on('disconnect', () => end(0));
// Timers and promises that a page leaves must not end the process.
process.on('unhandledRejection', report);
process.on('uncaughtException', report);
// The site server ends its sandboxes itself, after the last request.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

restrict();

// Each copy of react-redux adds an entry with its React here, which would keep the code of replaced releases.
Reflect.set(globalThis, Symbol.for('react-redux-context'), new WeakMap());

async function handle(message: ToSandbox): Promise<void> {
  if (message.kind === 'ask') {
    send({ kind: 'alive' });
  } else if (message.kind === 'drop') {
    loaded.delete(message.key);
  } else if (message.kind === 'answer') {
    answerRead(message.id, message.answer);
  } else if (message.kind === 'load') {
    const startedAt = performance.now();
    const release = load(message.release);
    loaded.set(message.key, release);
    const problem = await Promise.resolve(release.renderer).then(() => null, reasonOf);
    loadedMs += performance.now() - startedAt;
    send({ kind: 'loaded', key: message.key, problem });
  } else {
    send({ kind: 'done', id: message.id, result: await run(message) });
  }
}

async function run({ id, key, task, deadlineMs }: ToSandbox & { kind: 'run' }): Promise<SandboxResult> {
  const { promise: late, resolve } = Promise.withResolvers<SandboxResult>();
  const reason = `The data did not arrive within ${deadlineMs} ms.`;
  const cancel = afterWork(deadlineMs, () => resolve({ kind: 'failed', reason }));
  try {
    const release = loaded.get(key);
    if (!release) return { kind: 'failed', reason: `Release ${key} is not loaded.` };
    return await Promise.race([requestLocale.run(task.locale, perform, task, release, id), late]);
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) };
  } finally {
    cancel();
  }
}

async function perform(task: SandboxTask, { renderer, headsOf }: Loaded, id: number): Promise<SandboxResult> {
  const readApi = startReads(id, send);
  if (task.kind === 'head')
    return { kind: 'head', head: await readHead(task.head, { locale: task.locale, headsOf, readApi }) };
  const pages = await renderer;
  if (!pages) return { kind: 'unavailable' };
  if (task.kind === 'frame')
    return pages.renderFrame
      ? { kind: 'frame', ...(await pages.renderFrame(task.path, task.session)) }
      : { kind: 'unavailable' };
  const rendered: RenderedPage = await pages.render({ url: task.url, readApi });
  if (rendered.kind !== 'page') return rendered;
  const { kind, html, icons, page, objects } = rendered;
  const head = task.head && (await readHead(task.head, { locale: task.locale, headsOf, readApi, objects }));
  return { kind, html, icons, json: scriptJson(page), styles: page.styles, head };
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

function load({ pages, heads }: LoadedRelease): Loaded {
  const known = new Map<string, Promise<RemoteHeads>>();
  const headsOf = (remote: string) => {
    const loading = known.get(remote) ?? counted(async () => await loadHeads(heads[remote]));
    known.set(remote, loading);
    return loading;
  };
  if (!pages) {
    // They are needed at once, and their time must not count as that of the first task.
    for (const remote of Object.keys(heads)) headsOf(remote).catch(() => {});
    return { renderer: null, headsOf };
  }
  const { shell, remotes, ...options } = pages;
  const create = async () => {
    const { createPageRenderer } = evaluate(shell, refuse) as ShellServerModule;
    return await createPageRenderer({
      ...options,
      localeOfRequest: () => requestLocale.getStore(),
      loadModule: (remote, provide) => counted(() => evaluate(remotes[remote], provide)),
    });
  };
  return { renderer: create(), headsOf };
}

/** Loads modules in time that counts for no task. */
function counted<Value>(evaluateModules: () => Value): Value {
  const startedAt = performance.now();
  send({ kind: 'loading', change: 1 });
  try {
    return evaluateModules();
  } finally {
    loadedMs += performance.now() - startedAt;
    send({ kind: 'loading', change: -1 });
  }
}

async function loadHeads(source: Source | undefined): Promise<RemoteHeads> {
  if (!source) return {};
  const isOld = source.file.endsWith('.mjs') && 'code' in source;
  const module = (
    isOld
      ? await import(`data:text/javascript;base64,${Buffer.from(source.code).toString('base64')}`)
      : evaluate(source, refuse)
  ) as { default?: RemoteHeads };
  if (typeof module.default !== 'object') throw new Error(`${source.file} has no default export.`);
  return module.default;
}

/** Evaluates a CommonJS module. Node keeps no reference to it, so the memory of a module without users is freed. */
function evaluate(source: Source | undefined, require: (name: string) => unknown): unknown {
  if (!source) throw new Error('The remote has no server module.');
  if ('problem' in source) throw new Error(source.problem);
  const module = { exports: {} };
  const code = compileFunction(source.code, ['module', 'exports', 'require'], { filename: source.file });
  (code as (...args: unknown[]) => void)(module, module.exports, require);
  return module.exports;
}

function refuse(name: string): never {
  throw new Error(`Code of a release is one file and cannot import ${name}.`);
}

function report(error: unknown): void {
  send({ kind: 'problem', reason: reasonOf(error) });
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return reason.slice(0, MAX_REASON);
}
