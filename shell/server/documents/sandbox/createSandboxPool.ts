import type { SandboxResult, SandboxTask, ServerRelease } from './messages.ts';
import { type Sandbox, type SandboxOptions, type StuckTask, startSandbox } from './startSandbox.ts';
import { createSuspects } from './suspects.ts';

/**
 * Tasks that a sandbox has at once: while some wait for the API, another one uses the processor. All of them have to
 * end before the deadline of each.
 */
const MAX_PER_SANDBOX = 4;

export type SandboxPoolOptions = SandboxOptions & {
  /** Maximum number of processes. */
  size: number;
  /** Milliseconds for which a task waits until a sandbox is free and has loaded its release. */
  waitMs: number;
};

export type SandboxJob = {
  release: ServerRelease;
  task: SandboxTask;
  /** IP address of the visitor, for the API's rate limits. */
  ip: string;
  /** Name of the code that runs, for example a page of a release. */
  suspect: string;
};

/** `busy`: no sandbox was free in time. */
export type SandboxEnd = SandboxResult | StuckTask | { kind: 'busy'; reason: string };

export type SandboxPool = {
  /** Starts a sandbox if there is none, and loads a release in every one. */
  prepare: (release: ServerRelease) => Promise<void>;
  /**
   * Runs code of a release, without the time before a sandbox is free. Null for code that has just blocked or ended a
   * sandbox.
   */
  run: (job: SandboxJob) => Promise<SandboxEnd | null>;
  close: () => Promise<void>;
};

type Waiting = SandboxJob & {
  end: (result: SandboxEnd | Promise<SandboxEnd>) => void;
};

export type SandboxPools = {
  /** Returns the pool of a remote, or of the shell. */
  of: (name: string) => SandboxPool;
  close: () => Promise<void>;
};

/** Opens a pool for each remote, so that its code never runs in a process in which code of another remote has run. */
export function createSandboxPools(options: SandboxPoolOptions): SandboxPools {
  const pools = new Map<string, SandboxPool>();
  let closing: Promise<unknown> | undefined;
  return {
    of(name) {
      const pool = pools.get(name) ?? createSandboxPool(options);
      if (closing) void pool.close();
      pools.set(name, pool);
      return pool;
    },
    async close() {
      await (closing ??= Promise.all([...pools.values()].map((pool) => pool.close())));
    },
  };
}

/** Runs code of releases in separate processes, so that code which never ends does not block other code for long. */
export function createSandboxPool({ size, waitMs, ...options }: SandboxPoolOptions): SandboxPool {
  let sandboxes: Sandbox[] = [];
  const queue = new Set<Waiting>();
  const suspects = createSuspects();
  /** Name of the only code that has run in a sandbox; null for several. Ended code may have left timers. */
  const ran = new WeakMap<Sandbox, string | null>();
  let alone: Sandbox | undefined;
  let isAloneBusy = false;
  let isClosed = false;

  /** Starts a sandbox when all others are busy, so that a remote with few visitors has one. */
  function running(): Sandbox[] {
    sandboxes = sandboxes.filter((sandbox) => sandbox.isAlive());
    const hasIdle = sandboxes.some((sandbox) => !sandbox.isLoading() && sandbox.pending() === 0);
    if (!hasIdle && !isClosed && sandboxes.length < size) sandboxes.push(startSandbox(options));
    return sandboxes;
  }

  /** Assigns the waiting tasks to the free sandboxes. */
  function dispatch(): void {
    for (const waiting of queue) {
      loadNext(waiting.release);
      const sandbox = sandboxFor(waiting.release);
      if (!sandbox) continue;
      queue.delete(waiting);
      waiting.end(runIn(sandbox, waiting).finally(dispatch));
    }
  }

  async function runIn(sandbox: Sandbox, { release, task, ip, suspect }: SandboxJob): Promise<SandboxEnd> {
    ran.set(sandbox, hasOnly(sandbox, suspect) ? suspect : null);
    const result = await sandbox.run(release, task, ip);
    if (result.kind !== 'stuck') return result;
    const isAlone = hasOnly(sandbox, suspect);
    suspects.add(suspect, isAlone);
    return isAlone ? result : { ...result, reason: `${result.reason} Other pages ran in it too.` };
  }

  /** True when nothing but this code has run in a sandbox. */
  function hasOnly(sandbox: Sandbox, suspect: string): boolean {
    const name = ran.get(sandbox);
    return name === undefined || name === suspect;
  }

  function sandboxFor({ key }: ServerRelease): Sandbox | undefined {
    const free = running().filter((sandbox) => isFree(sandbox) && sandbox.hasLoaded(key));
    return free.toSorted((a, b) => a.pending() - b.pending())[0];
  }

  /** Loads a release in the next sandbox without it, while the others keep running. */
  function loadNext(release: ServerRelease): void {
    if (running().some((sandbox) => sandbox.isLoading())) return;
    const sandbox = sandboxes.find(({ hasLoaded }) => !hasLoaded(release.key));
    void sandbox?.load(release).then(dispatch);
  }

  async function runShared(job: SandboxJob): Promise<SandboxEnd> {
    const { promise, resolve: end } = Promise.withResolvers<SandboxEnd>();
    const waiting = { ...job, end };
    queue.add(waiting);
    const timer = setTimeout(() => {
      if (queue.delete(waiting)) end(noSandbox(waitMs));
    }, waitMs);
    dispatch();
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Runs a task in a separate sandbox, in which nothing else has run; null while that sandbox has another one. */
  async function runAlone(job: SandboxJob): Promise<SandboxEnd | null> {
    if (isAloneBusy) return null;
    isAloneBusy = true;
    if (!alone?.isAlive() || !hasOnly(alone, job.suspect)) {
      void alone?.close();
      alone = startSandbox(options);
    }
    try {
      const isLoaded = await Promise.race([alone.load(job.release).then(() => true), after(waitMs)]);
      return isLoaded ? await runIn(alone, job) : noSandbox(waitMs);
    } finally {
      isAloneBusy = false;
    }
  }

  return {
    async prepare(release) {
      for (const sandbox of running()) {
        // oxlint-disable-next-line no-await-in-loop -- The other sandboxes go on running meanwhile.
        await sandbox.load(release);
        dispatch();
      }
    },
    async run(job) {
      const { suspect } = job;
      if (isClosed || suspects.isBlocked(suspect)) return null;
      const result = await (suspects.has(suspect) ? runAlone(job) : runShared(job));
      if (result && !['stuck', 'failed', 'busy'].includes(result.kind)) suspects.clear(suspect);
      return result;
    },
    async close() {
      isClosed = true;
      for (const { end } of queue) end(noSandbox(waitMs));
      queue.clear();
      await Promise.all([...sandboxes, ...(alone ? [alone] : [])].map((sandbox) => sandbox.close()));
    },
  };
}

const isFree = (sandbox: Sandbox): boolean => !sandbox.isLoading() && sandbox.pending() < MAX_PER_SANDBOX;

const noSandbox = (milliseconds: number) =>
  ({ kind: 'busy', reason: `No process was free for ${milliseconds} ms.` }) as const;

function after(milliseconds: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), milliseconds).unref();
  });
}
