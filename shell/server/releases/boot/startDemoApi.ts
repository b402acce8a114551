import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '@cpa/shared/server';
import { ReleaseError } from '../records/releaseError.ts';

/** API with demo data, whose accounts the check uses. */
export type DemoApi = {
  url: string;
  /** Resolves with false when its process has ended, or when it and its database do not respond. */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
};

const ROOT = dirname(dirname(dirname(dirname(import.meta.dirname))));

/** Limit of the heap: the API waits for the next check beside the site server. */
const MEMORY_MB = 512;

/** Timeout in milliseconds; it includes the creation of a database. */
const START_TIMEOUT_MS = 120_000;

/** Milliseconds for a response about its health. */
const READY_TIMEOUT_MS = 10_000;

/** Milliseconds for its end, before it is killed; less than a site server has for its own end. */
const CLOSE_TIMEOUT_MS = 8000;

/** Folder of a check; the number is the process that started it. */
const FOLDER = /^boot-check-(\d+)-/;

/**
 * Starts an API with a separate database that holds the demo data, so that a check sees no data of the site and changes
 * none. `close` deletes the database.
 * @throws ReleaseError when it does not start
 * @throws the reason of `signal` when that aborts the start
 */
export async function startDemoApi(signal: AbortSignal): Promise<DemoApi> {
  await removeOldFolders();
  const home = await mkdtemp(join(tmpdir(), `boot-check-${process.pid}-`));
  // A database server that root starts runs as another account, which must reach its folder.
  await chmod(home, 0o711);
  const [port, realtimePort] = await freePorts(2);
  // Without the settings of this site, such as its database, storage and secrets.
  const { PATH, HOME, TZ } = process.env;
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${MEMORY_MB}`,
      join(ROOT, 'api/src/server.ts'),
    ],
    {
      cwd: ROOT,
      env: {
        PATH,
        HOME,
        TZ,
        PORTAL_HOME: home,
        DEMO: 'on',
        JOBS: 'off',
        RATE_LIMIT_FACTOR: '1000',
        API_PORT: String(port),
        REALTIME_PORT: String(realtimePort),
      },
      // It exits with this process.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  // Also after `error`, which is emitted instead when the process cannot be started.
  const exited = once(child, 'exit').catch(() => undefined);
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), CLOSE_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
    await rm(home, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  const isReady = async (): Promise<boolean> => isRunning(child) && (await isHealthy(url));
  while (isRunning(child) && Date.now() < deadline && !signal.aborted) {
    if (await isReady()) return { url, isReady, close };
    await sleep(100);
  }
  await close();
  signal.throwIfAborted();
  throw new ReleaseError(
    'The boot check could not start an API with demo data. Set BOOT_CHECK_API_URL to one that runs.',
  );
}

/** False for a process that did not start, has ended or was killed. */
const isRunning = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null;

const isHealthy = async (url: string): Promise<boolean> =>
  await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(READY_TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Removes the folders that killed processes have left. */
async function removeOldFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, pid] = FOLDER.exec(name) ?? [];
    if (pid !== undefined && hasEnded(Number(pid)))
      await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // Another error: it runs as another account.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
