/**
 * `npm run bench -- boot-check`: publishes each remote and the shell with a change, all builds being active, and prints
 * how long each boot check takes, with its pages and journeys. The first one also starts the browser and the API.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print } from '../../api/bench/report.ts';
import { bootCheckOf } from '../../shell/server/app/buildSite.ts';
import { type CheckBoot, openReleaseStore, SHELL } from '../../shell/server/releases/index.ts';
import type { BootReport } from '../../shell/server/releases/publishing/bootRecords.ts';
import { REMOTES } from '../build/workspace.ts';
import { builtFolder, changeBuild, fillStore } from '../portal/testing/changedBuilds.ts';
import { siteOf } from './release/measureCommands.ts';

const LIMIT_SECONDS = 60;

export async function run(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'portal-boot-check-'));
  const place = join(home, 'releases');
  const { check, end } = bootCheckOf(siteOf('http://127.0.0.1:9', place, home), 600_000)!;
  const reports: BootReport[] = [];
  const checkBoot: CheckBoot = async (...args) => {
    const report = await check(...args);
    reports.push(report);
    return report;
  };
  const store = openReleaseStore(place, { checkBoot });
  try {
    await fillStore(place);
    for (const name of [...REMOTES, SHELL]) {
      changeBuild(name, builtFolder(name), join(home, name));
      const started = performance.now();
      const rejected = await store.publish(join(home, name), name).then(() => '', String);
      const seconds = (performance.now() - started) / 1000;
      if (rejected || seconds > LIMIT_SECONDS) process.exitCode = 1;
      const { pages = [], journeys = [] } = reports.pop() ?? {};
      const open = journeys.filter(({ outcome }) => outcome !== 'passed').map((each) => each.name);
      const done = `${pages.length} pages, ${journeys.length} journeys, flaky or late: ${open.join(', ') || 'none'}`;
      print(`${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s  ${rejected || done}`);
    }
  } finally {
    await end();
    rmSync(home, { recursive: true, force: true });
  }
}
