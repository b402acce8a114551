import { ReleaseError } from '../records/releaseError.ts';
import { type CheckBrowser, startCheckBrowser } from './startCheckBrowser.ts';
import { type DemoApi, startDemoApi } from './startDemoApi.ts';

export type Running = {
  browser: CheckBrowser;
  apiUrl: string;
  /** Ends both after this check. */
  replace: () => void;
};

/** Browser and API that the checks of releases share. */
export type CheckEnvironment = {
  /** Starts missing instances, without waiting for them. */
  prepare: () => void;
  /** Runs `work` with a browser and an API that run. When it throws or replaces them, the next check gets new ones. */
  use: <T>(work: (running: Running) => Promise<T>) => Promise<T>;
  /** Ends browser and API, also while they start. No check can follow. */
  end: () => Promise<void>;
};

/** Milliseconds after which an API that no check uses is ended, because reads of a page can have effects. */
const MAX_AGE_MS = 30 * 60_000;

export type CheckEnvironmentOptions = {
  /** Path of Chromium. */
  chromium: string;
  /** API with demo data; undefined: one is started. */
  demoApiUrl: string | undefined;
  /** Milliseconds for which an unused browser and API wait for the next check. 0: each check starts and ends its own. */
  keepMs: number;
  startBrowser?: (path: string) => Promise<CheckBrowser>;
  startApi?: (signal: AbortSignal) => Promise<DemoApi>;
};

/**
 * Starts a browser and an API when they are first needed, and ends them when no check has used them for `keepMs`. One
 * that has ended by itself, does not respond or could not start is started again for the next check.
 */
export function createCheckEnvironment({
  chromium,
  demoApiUrl,
  keepMs,
  startBrowser = startCheckBrowser,
  startApi = startDemoApi,
}: CheckEnvironmentOptions): CheckEnvironment {
  const ended = new AbortController();
  const browser = createHeld(async () => await startBrowser(chromium), {
    isReady: async (started) => started.isConnected(),
    close: async (started) => await started.close(),
    ended: ended.signal,
  });
  const api = createHeld<DemoApi>(
    async () => (demoApiUrl === undefined ? await startApi(ended.signal) : givenApi(demoApiUrl)),
    {
      isReady: async (started) => await started.isReady(),
      close: async (started) => await started.close(),
      ended: ended.signal,
    },
  );
  let users = 0;
  let mustEnd = false;
  let startedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const endBoth = async (): Promise<void> => {
    clearTimeout(timer);
    mustEnd = false;
    startedAt = 0;
    await Promise.all([browser.end(), api.end()]);
  };
  const isOld = (): boolean => startedAt > 0 && Date.now() - startedAt >= MAX_AGE_MS;
  const begin = (): void => {
    users += 1;
    startedAt ||= Date.now();
    clearTimeout(timer);
  };
  const finish = async (): Promise<void> => {
    users -= 1;
    if (users > 0) return;
    if (keepMs === 0 || mustEnd || isOld()) return await endBoth();
    timer = setTimeout(() => void endBoth(), keepMs).unref();
  };
  return {
    prepare() {
      if (keepMs === 0) return;
      // Too old for another check: the next one restarts both.
      if (users === 0 && isOld()) void endBoth();
      begin();
      // A check that needs one of them reports its failure.
      void Promise.allSettled([browser.get(), api.get()]).then(finish);
    },
    async use(work) {
      begin();
      try {
        const [started, { url }] = await Promise.all([browser.get(), api.get()]);
        return await work({ browser: started, apiUrl: url, replace: () => void (mustEnd = true) });
      } catch (error) {
        mustEnd = true;
        throw error;
      } finally {
        await finish();
      }
    },
    async end() {
      ended.abort(new ReleaseError('The site ends, so the boot check did not run.'));
      await endBoth();
    },
  };
}

type Lifecycle<T> = {
  isReady: (started: T) => Promise<boolean>;
  close: (started: T) => Promise<void>;
  /** Nothing starts once this has aborted. */
  ended: AbortSignal;
};

/** Holds one instance that is ready and replaces it when it no longer is. */
function createHeld<T>(start: () => Promise<T>, { isReady, close, ended }: Lifecycle<T>) {
  let held: Promise<T> | undefined;
  const renew = async (before: Promise<T> | undefined): Promise<T> => {
    const known = await before?.catch(() => undefined);
    if (known !== undefined && (await isReady(known))) return known;
    // Leftover of its end, for example a folder.
    if (known !== undefined) await close(known).catch(() => undefined);
    ended.throwIfAborted();
    return await start();
  };
  return {
    get: async (): Promise<T> => await (held = renew(held)),
    async end(): Promise<void> {
      const ending = held;
      held = undefined;
      const started = await ending?.catch(() => undefined);
      if (started !== undefined) await close(started).catch(() => undefined);
    },
  };
}

const givenApi = (url: string): DemoApi => ({ url, isReady: async () => true, close: async () => undefined });
