import type { Browser } from 'playwright-core';
import { ReleaseError } from '../releases/records/releaseError.ts';
import { type DemoApi, startDemoApi } from './startDemoApi.ts';

/** Browser and API that the checks of releases share. */
export type CheckEnvironment = {
  /** Starts what is missing, without waiting for it. */
  prepare: () => void;
  /** Runs `work` with a browser and an API that run. */
  use: <T>(work: (running: { browser: Browser; apiUrl: string }) => Promise<T>) => Promise<T>;
  /** Ends browser and API. */
  end: () => Promise<void>;
};

export type CheckEnvironmentOptions = {
  /** Path of Chromium. */
  chromium: string;
  /** API with demo data; undefined: one is started. */
  demoApiUrl: string | undefined;
  /** Milliseconds for which an unused browser and API wait for the next check. 0: each check starts and ends its own. */
  keepMs: number;
  startBrowser?: (path: string) => Promise<Browser>;
  startApi?: () => Promise<DemoApi>;
};

/**
 * Starts a browser and an API when they are first needed, and ends them when no check has used them for `keepMs`. One
 * that has ended by itself, or could not start, is started again for the next check.
 */
export function createCheckEnvironment({
  chromium,
  demoApiUrl,
  keepMs,
  startBrowser = launchChromium,
  startApi = startDemoApi,
}: CheckEnvironmentOptions): CheckEnvironment {
  const browser = createHeld(async () => await startBrowser(chromium), {
    isRunning: (started) => started.isConnected(),
    close: async (started) => await started.close(),
  });
  const api = createHeld<DemoApi>(
    async () => (demoApiUrl === undefined ? await startApi() : givenApi(demoApiUrl)),
    { isRunning: (started) => started.isRunning(), close: async (started) => await started.close() },
  );
  let users = 0;
  let timer: NodeJS.Timeout | undefined;
  const end = async (): Promise<void> => {
    clearTimeout(timer);
    await Promise.all([browser.end(), api.end()]);
  };
  const begin = (): void => {
    users += 1;
    clearTimeout(timer);
  };
  const finish = async (): Promise<void> => {
    users -= 1;
    if (users > 0) return;
    if (keepMs === 0) return await end();
    timer = setTimeout(() => void end(), keepMs).unref();
  };
  return {
    prepare() {
      if (keepMs === 0) return;
      begin();
      // A check that needs one of them reports its failure.
      void Promise.allSettled([browser.get(), api.get()]).then(finish);
    },
    async use(work) {
      begin();
      try {
        const [started, { url }] = await Promise.all([browser.get(), api.get()]);
        return await work({ browser: started, apiUrl: url });
      } finally {
        await finish();
      }
    },
    end,
  };
}

type Lifecycle<T> = { isRunning: (started: T) => boolean; close: (started: T) => Promise<void> };

/** Holds one running instance and replaces it when it no longer runs. */
function createHeld<T>(start: () => Promise<T>, { isRunning, close }: Lifecycle<T>) {
  let held: Promise<T> | undefined;
  const renew = async (before: Promise<T> | undefined): Promise<T> => {
    const known = await before?.catch(() => undefined);
    if (known !== undefined && isRunning(known)) return known;
    // What its end left behind, such as a folder.
    if (known !== undefined) await close(known).catch(() => undefined);
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

const givenApi = (url: string): DemoApi => ({ url, isRunning: () => true, close: async () => undefined });

async function launchChromium(executablePath: string): Promise<Browser> {
  // Large, and most site servers check nothing.
  const { chromium } = await import('playwright-core');
  try {
    return await chromium.launch({
      executablePath,
      // Chromium refuses its sandbox to root.
      chromiumSandbox: process.getuid?.() !== 0,
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    });
  } catch (cause) {
    throw new ReleaseError('The boot check could not start Chromium. Check CHROMIUM_PATH.', { cause });
  }
}
