import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, print } from '../../api/bench/report.ts';
import { ROOT } from '../start/settings.ts';

/** Differ from the default ports, so that a running site does not interfere. */
const PORTS = { SITE_PORT: '3700', API_PORT: '3710', REALTIME_PORT: '3720' };
const SECOND_STARTS = 3;

/** Measures how long `npm start` takes in a clean clone: the first time, and with everything installed. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cpa-start-'));
  try {
    execFileSync('git', ['clone', '--quiet', ROOT, folder]);
    const first = await secondsToStart(folder);
    const later: number[] = [];
    for (let round = 0; round < SECOND_STARTS; round += 1) later.push(await secondsToStart(folder));
    const second = median(later);
    print(
      `first start in a clean clone  ${first.toFixed(1)} s (install, build, create the database, load the demo)`,
    );
    print(
      `second start                  ${second.toFixed(1)} s (median of ${later.map((s) => s.toFixed(1)).join(', ')})`,
    );
    print(`second ÷ first                ${(second / first).toFixed(3)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function secondsToStart(folder: string): Promise<number> {
  const started = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: environment(),
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await waitForOutput(npm, 'is running');
    return (performance.now() - started) / 1000;
  } finally {
    await stop(npm);
  }
}

/** Returns the environment without npm's own variables, which would point the npm of the clone at this checkout. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$|^PORTAL_HOME$/.test(name));
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
