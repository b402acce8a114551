import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, print, timed } from '../../api/bench/report.ts';
import { ROOT } from '../start/settings.ts';
import { writeApplication } from './start/writeApplication.ts';

/** Differ from the default ports, so that a running site does not interfere. */
const PORTS = { SITE_PORT: '3700', API_PORT: '3710', REALTIME_PORT: '3720' };
const SECOND_STARTS = 3;

/**
 * Measures how long `npm start` takes in a clean clone, with an empty and a full cache of npm, and with everything
 * installed. Compares the first two with `npm ci` and a production build of a small React application.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cpa-start-'));
  const cache = (name: string) => ({ ...environment(), npm_config_cache: join(folder, name) });
  try {
    const application = join(folder, 'application');
    writeApplication(application);
    execFileSync('npm', ['install', '--package-lock-only', '--loglevel=error'], {
      cwd: application,
      env: cache('lockfile'),
    });
    const clone = join(folder, 'site');
    for (const state of ['empty', 'full']) {
      const built = await secondsToBuild(application, cache('application'));
      print(`React application, ${state} cache of npm  ${shown(built)}`);
      rmSync(clone, { recursive: true, force: true });
      execFileSync('git', ['clone', '--quiet', ROOT, clone]);
      const started = await secondsToStart(clone, cache('site'));
      print(
        `first start, ${state} cache of npm        ${shown(started)}   ratio ${(started / built).toFixed(1)}`,
      );
    }
    const later: number[] = [];
    for (let round = 0; round < SECOND_STARTS; round += 1)
      later.push(await secondsToStart(clone, cache('site')));
    print(
      `second start                          ${shown(median(later))}   (median of ${later.map(shown).join(', ')})`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const shown = (seconds: number): string => `${seconds.toFixed(1)} s`;

/** Installs and builds the application as a continuous integration does. */
async function secondsToBuild(folder: string, env: NodeJS.ProcessEnv): Promise<number> {
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  const ms = await timed(async () => {
    for (const command of [['ci'], ['run', 'build']])
      execFileSync('npm', [...command, '--loglevel=error'], {
        cwd: folder,
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
  });
  return ms / 1000;
}

async function secondsToStart(folder: string, env: NodeJS.ProcessEnv): Promise<number> {
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return (await timed(async () => await waitForOutput(npm, 'is running'))) / 1000;
  } finally {
    await stop(npm);
  }
}

/** Returns the environment without npm's own variables, which would point the npm of the clone at this checkout. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_|^INIT_CWD$|^PORTAL_HOME$|^NODE_ENV$/.test(name),
  );
  const path = (process.env['PATH'] ?? '').split(':').filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(own), PATH: path.join(':'), ...PORTS };
}

function waitForOutput(npm: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    npm.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(text)) resolve();
    });
    npm.once('exit', (code) => reject(new Error(`npm start exited with ${code}:\n${output}`)));
  });
}

/** Signals the whole process group, as Ctrl-C in a terminal does. */
async function stop(npm: ChildProcess): Promise<void> {
  if (npm.exitCode !== null || npm.pid === undefined) return;
  const exited = new Promise((resolve) => npm.once('exit', resolve));
  process.kill(-npm.pid, 'SIGINT');
  await exited;
}
