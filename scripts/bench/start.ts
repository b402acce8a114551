import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, print } from '../../api/bench/report.ts';
import { ROOT } from '../start/settings.ts';

/** Ports that a start of the product beside this one does not use. */
const PORTS = { SITE_PORT: '3700', API_PORT: '3710', REALTIME_PORT: '3720' };
const SECOND_STARTS = 3;

/** Times `npm start` in a clean clone until it says that it runs: the first time, and when all is there. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cpa-start-'));
  try {
    execFileSync('git', ['clone', '--quiet', ROOT, folder]);
    const first = await secondsToStart(folder);
    const later: number[] = [];
    for (let round = 0; round < SECOND_STARTS; round += 1) later.push(await secondsToStart(folder));
    const second = median(later);
    print(
      `first start of a clean clone   ${first.toFixed(1)} s (installs, builds, creates the database, loads the demo)`,
    );
    print(
      `second start                   ${second.toFixed(1)} s (median of ${later.map((s) => s.toFixed(1)).join(', ')})`,
    );
    print(`second ÷ first                 ${(second / first).toFixed(3)}`);
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
    await says(npm, 'is running');
    return (performance.now() - started) / 1000;
  } finally {
    await stop(npm);
  }
}

/** Without what npm told this process about itself, which would point the clone's npm at this checkout. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$|^PORTAL_HOME$/.test(name));
  const path = (process.env['PATH'] ?? '').split(':').filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(own), PATH: path.join(':'), ...PORTS };
}

function says(npm: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    npm.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(words)) resolve();
    });
    npm.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${said}`)));
  });
}

/** As Ctrl-C on a terminal does: the signal goes to the whole group. */
async function stop(npm: ChildProcess): Promise<void> {
  if (npm.exitCode !== null || npm.pid === undefined) return;
  const gone = new Promise((resolve) => npm.once('exit', resolve));
  process.kill(-npm.pid, 'SIGINT');
  await gone;
}
