import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { recentEntry } from '../../platform/recentEntry.ts';
import { createHeartbeat } from './heartbeat.ts';
import { bounded, isFromSandbox, MAX_REASON } from './isFromSandbox.ts';
import type { FromSandbox, SandboxResult, SandboxTask, ServerRelease, ToSandbox } from './messages.ts';
import { processCode } from './processCode.ts';
import { readApi } from './readApi.ts';
import { releaseCode } from './releaseCode.ts';

/** Releases that a sandbox keeps loaded: all combinations of two canaries, before and after an activation. */
const MAX_RELEASES = 8;

/** Part of the deadline after which a sandbox stops waiting for the data of a page. */
const DATA_SHARE = 0.8;

/** Paths of the API that one task reads. A page needs about five. */
const MAX_READS = 40;

/** Problems that one sandbox reports. */
const MAX_PROBLEMS = 20;

/**
 * Memory for old objects in MB, and for each half of the new ones. With Node's default of 16 MB, the objects of pages
 * that wait for their data are copied several times.
 */
const [MAX_OLD_MB, MAX_NEW_MB] = [384, 64];

/** Memory of the process in KB, with what V8 does not count, such as buffers. */
const MAX_DATA_KB = 1_250_000;

/** Maximum characters of the last output of a process, for example an out-of-memory message. */
const MAX_STDERR = 4000;

const NODE_OPTIONS = [
  '--permission',
  '--input-type=module',
  '--title=page-sandbox',
  `--max-old-space-size=${MAX_OLD_MB}`,
  `--max-semi-space-size=${MAX_NEW_MB}`,
];

/** No core dumps, which would contain the memory; limits that the system does not know are skipped. */
const WITH_LIMITS = `ulimit -c 0 2>/dev/null; ulimit -d ${MAX_DATA_KB} 2>/dev/null; exec "$0" "$@"`;

export type SandboxOptions = {
  apiUrl: string;
  /** Milliseconds for one task. A sandbox that does not respond within it is ended. */
  deadlineMs: number;
  onProblem: (reason: string) => void;
};

/** A task whose process was blocked or ended, by this task or by other code that has run in it. */
export type StuckTask = { kind: 'stuck'; reason: string };

export type Sandbox = {
  /** Loads a release once. Resolves to a problem or null. */
  load: (release: ServerRelease) => Promise<string | null>;
  /** True when a release is loaded, or the reason why it cannot be. */
  hasLoaded: (key: string) => boolean;
  isLoading: () => boolean;
  /** @param ip IP address of the visitor; the sandbox does not receive it */
  run: (release: ServerRelease, task: SandboxTask, ip: string) => Promise<SandboxResult | StuckTask>;
  pending: () => number;
  isAlive: () => boolean;
  close: () => Promise<void>;
};

type Loading = { promise: Promise<string | null>; end: (problem: string | null) => void; isDone: boolean };
type Pending = {
  end: (result: SandboxResult | StuckTask) => void;
  ip: string;
  reads: number;
  ended: AbortController;
};

/**
 * Starts a process that evaluates code of releases, with an empty environment and no right but to send messages: no
 * files, network, child processes, threads or native code, and as root another account.
 */
export function startSandbox({ apiUrl, deadlineMs, onProblem }: SandboxOptions): Sandbox {
  const child = startProcess();
  const loaded = new Map<string, Loading>();
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let isAlive = true;
  let problems = 0;
  let stderr = '';
  const { promise: exited, resolve: onExit } = Promise.withResolvers<void>();
  const send = (message: ToSandbox): void => {
    if (child.connected) child.send(message, () => {});
  };

  const heartbeat = createHeartbeat({
    deadlineMs,
    ask: () => send({ kind: 'ask' }),
    onStuck: () => stop(`Its process did not respond for ${deadlineMs} ms.`),
  });

  /** Ends the process with all its tasks. */
  function stop(reason: string): void {
    isAlive = false;
    heartbeat.stop();
    for (const { end } of pending.values()) end({ kind: 'stuck', reason });
    for (const { end } of loaded.values()) end(reason);
    child.kill('SIGKILL');
  }

  child.stderr
    ?.setEncoding('utf8')
    .on('data', (text: string) => (stderr = (stderr + text).slice(-MAX_STDERR)));
  child.on('message', (message: unknown) => {
    if (!isAlive) return;
    if (isFromSandbox(message)) receive(message);
    else stop('Its process sent a message that no page sends.');
  });
  child.on('error', (error) => onProblem(String(error)));
  child.on('exit', (code, signal) => {
    if (isAlive) stop(`Its process ended (${signal ?? code}). ${lastWords(stderr)}`.trim());
    onExit();
  });

  function receive(message: FromSandbox): void {
    if (message.kind === 'alive') heartbeat.onAnswer();
    else if (message.kind === 'loading') heartbeat.onLoad(message.change);
    else if (message.kind === 'loaded')
      loaded.get(message.key)?.end(message.problem?.slice(0, MAX_REASON) ?? null);
    else if (message.kind === 'done') pending.get(message.id)?.end(bounded(message.result));
    else if (message.kind === 'read') void answer(message);
    else if ((problems += 1) <= MAX_PROBLEMS) onProblem(message.reason.slice(0, MAX_REASON));
  }

  async function answer({ id, task, path, body }: FromSandbox & { kind: 'read' }): Promise<void> {
    const reader = pending.get(task);
    if (!reader) return;
    if ((reader.reads += 1) > 2 * MAX_READS) return stop('It reads the API without end.');
    const reading =
      reader.reads > MAX_READS
        ? Promise.reject(new Error(`A page reads at most ${MAX_READS} paths of the API.`))
        : readApi({ path, body }, { apiUrl, ip: reader.ip, signal: reader.ended.signal });
    const result = await reading.catch((error: unknown) => ({ problem: String(error) }));
    send({ kind: 'answer', id, answer: result });
  }

  const isLoading = () => [...loaded.values()].some(({ isDone }) => !isDone);

  function stopWhenIdle(): void {
    if (pending.size === 0 && !isLoading()) heartbeat.stop();
  }

  function load(release: ServerRelease): Promise<string | null> {
    const isKnown = loaded.has(release.key);
    const loading = recentEntry(loaded, release.key, {
      create: createLoading,
      max: MAX_RELEASES,
      onEvict: (key) => send({ kind: 'drop', key }),
    });
    if (isKnown) return loading.promise;
    heartbeat.onLoad(1);
    heartbeat.start();
    void releaseCode(release).then((code) => send({ kind: 'load', key: release.key, release: code }));
    return loading.promise;
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

  async function run(
    release: ServerRelease,
    task: SandboxTask,
    ip: string,
  ): Promise<SandboxResult | StuckTask> {
    const id = (lastId += 1);
    const { promise, resolve: end } = Promise.withResolvers<SandboxResult | StuckTask>();
    const ended = new AbortController();
    pending.set(id, { end, ip, reads: 0, ended });
    try {
      const problem = await load(release);
      if (problem !== null && isAlive) return { kind: 'failed', reason: problem };
      send({ kind: 'run', id, key: release.key, task, deadlineMs: deadlineMs * DATA_SHARE });
      if (isAlive) heartbeat.start();
      return await promise;
    } finally {
      pending.delete(id);
      ended.abort();
      stopWhenIdle();
    }
  }

  return {
    hasLoaded: (key) => loaded.get(key)?.isDone === true,
    isLoading,
    load,
    run,
    pending: () => pending.size,
    isAlive: () => isAlive,
    async close() {
      if (isAlive) stop('The site server ends.');
      await exited;
    },
  };
}

function startProcess(): ChildProcess {
  const child = spawn('/bin/sh', ['-c', WITH_LIMITS, process.execPath, ...NODE_OPTIONS], {
    env: {},
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    // Copies long texts without escaping them.
    serialization: 'advanced',
  });
  // A process that could not start is reported by its exit.
  child.stdin?.on('error', () => {}).end(processCode());
  child.unref();
  child.channel?.unref();
  for (const stream of [child.stdin, child.stderr]) (stream as Socket | null)?.unref();
  return child;
}

/** Returns the line of Node that states why a process ended. */
function lastWords(stderr: string): string {
  return /FATAL ERROR: [^\n]{0,200}/.exec(stderr)?.[0] ?? '';
}
