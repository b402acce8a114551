/**
 * `npm run bench -- boot-check`: publishes a changed shell twice and each remote once, with all builds active, and prints
 * how long each boot check takes, with its pages and journeys. The first one also starts the browser and the API.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from '@cpa/shared/server';
import { bootCheckOf } from '../../shell/server/app/buildSite.ts';
import { openReleaseStore, SHELL } from '../../shell/server/releases/index.ts';
import type { BootReport } from '../../shell/server/releases/publishing/bootRecords.ts';
import { builtFolder, changeBuild, fillStore, PACKAGES } from '../portal/testing/changedBuilds.ts';
import { siteOf } from './release/measureCommands.ts';

const LIMIT_SECONDS = 60;

export async function run(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'portal-boot-check-'));
  const place = join(home, 'releases');
  const { check, end } = bootCheckOf(siteOf('http://127.0.0.1:9', place, home), 600_000)!;
  let report: BootReport | undefined;
  const store = openReleaseStore(place, { checkBoot: async (...args) => (report = await check(...args)) });
  const rows = [['', 'seconds', 'pages', 'journeys', 'flaky or late']];
  try {
    await fillStore(place);
    for (const [index, name] of [SHELL, ...PACKAGES].entries()) {
      const from = index === 1 ? join(home, '0') : builtFolder(name);
      changeBuild(name, from, join(home, `${index}`));
      const started = performance.now();
      await store.publish(join(home, `${index}`), name);
      const seconds = (performance.now() - started) / 1000;
      if (index > 0 && seconds > LIMIT_SECONDS) process.exitCode = 1;
      const { pages, journeys = [] } = report!;
      const open = journeys.filter(({ outcome }) => outcome !== 'passed').map((each) => each.name);
      rows.push([name, seconds.toFixed(1), `${pages.length}`, `${journeys.length}`, open.join(', ')]);
    }
    console.log(table(rows));
  } finally {
    await end();
    rmSync(home, { recursive: true, force: true });
  }
}
