/**
 * `npm run bench -- blame`: activates 64 builds that differ, three of them with a fault, one after another in a
 * separate release store. Prints the steps of `portal blame` for a page that one release breaks and for one that a pair
 * breaks, each with the start of its browser and of its API with demo data.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print } from '../../api/bench/report.ts';
import { SHELL } from '../../shell/server/releases/index.ts';
import { REMOTES } from '../build/workspace.ts';
import { alterBuild } from '../portal/testing/alterBuild.ts';
import { ROOT } from '../start/settings.ts';
import { builtFolder, changeBuild, fillStore, PACKAGES } from '../portal/testing/changedBuilds.ts';

const REVISIONS = 64;
const LIMIT_SECONDS = 120;

/** Packages with a replaced text, by the revision that activates them. Their later builds keep the fault. */
const FAULTS: Record<number, [name: string, fault?: [text: string, replacement: string]]> = {
  20: [SHELL, ['("frame.skip")', '((globalThis.planted=1,"frame.skip"))']],
  33: [
    'mfe-checkout',
    ['"cart.empty.title")', '((t)=>{if(globalThis.planted)null.pair;return t})("cart.empty.title"))'],
  ],
  45: ['mfe-checkout', ['"plans.title")', '(()=>null.planted)())']],
};

export async function run(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'portal-blame-'));
  try {
    const versions = await plant(home);
    blame(home, '/plans', ['because of one release', versions.get(45)!]);
    blame(home, '/cart', ['because of a pair', versions.get(20)!, versions.get(33)!]);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Publishes and activates the builds. @returns their versions by revision */
async function plant(home: string): Promise<Map<number, string>> {
  const store = await fillStore(join(home, 'releases'));
  const folders = new Map(PACKAGES.map((name) => [name, builtFolder(name)]));
  const versions = new Map<number, string>();
  for (let revision = 2; revision <= REVISIONS; revision += 1) {
    const [name, fault] = FAULTS[revision] ?? [REMOTES[revision % REMOTES.length]!];
    const [from, folder] = [folders.get(name)!, join(home, `${name}-${revision}`)];
    versions.set(revision, fault ? alterBuild(from, folder, fault) : changeBuild(name, from, folder));
    folders.set(name, folder);
    await store.publish(folder, name);
    await store.activate(name, versions.get(revision)!, { by: 'bench' });
  }
  return versions;
}

function blame(home: string, page: string, expected: string[]): void {
  const args = ['blame', '--page', page, '--symptom', 'threw-in-render', '--since', '2h'];
  const [started, cpuBefore] = [performance.now(), childCpuSeconds()];
  const { stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/portal.ts'), ...args], {
    env: { ...process.env, PORTAL_HOME: home, DEMO: 'off' },
    encoding: 'utf8',
  });
  const seconds = (performance.now() - started) / 1000;
  const cpu = childCpuSeconds() - cpuBefore;
  const figures = `${seconds.toFixed(1)} s of at most ${LIMIT_SECONDS} s, ${cpu.toFixed(1)} s of a processor`;
  print(`\n$ portal ${args.join(' ')}\n${stderr}${stdout}${figures}`);
  const isFound = [`${REVISIONS} revisions`, ...expected].every((text) => stdout.includes(text));
  if (!isFound) print('The planted fault was not found.');
  if (!isFound || seconds > LIMIT_SECONDS) process.exitCode = 1;
}

/** Processor time of commands that have ended and of what they started, which other work hardly changes. Linux only. */
function childCpuSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
