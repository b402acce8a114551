/**
 * `npm run bench -- boot-check`: publishes a changed shell twice and each remote once, with all builds active, and prints
 * how long each boot check takes, with its pages and journeys. The first one also starts the browser and the API.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from '@cpa/shared/server';
import { bootCheckOf } from '../../shell/server/app/buildSite.ts';
import { storageOf } from '../../shell/server/platform/storage/releaseStorage.ts';
import { openReleaseStore, SHELL } from '../../shell/server/releases/index.ts';
import { readBootRecord } from '../../shell/server/releases/publishing/bootRecords.ts';
import { buildPackages } from '../build/buildPackages.ts';
import { showBuilds } from '../start/showBuilds.ts';
import { writeLines } from '../start/steps.ts';
import { builtFolder, changeBuild, fillStore, PACKAGES } from './release/changedBuilds.ts';
import { siteOf } from './release/measureCommands.ts';

const LIMIT_SECONDS = 60;
const KEEP_MS = 600_000;

export async function run(): Promise<void> {
  await buildPackages(PACKAGES, showBuilds(writeLines('Building …')));
  const home = mkdtempSync(join(tmpdir(), 'portal-boot-check-'));
  const place = join(home, 'releases');
  const bootCheck = bootCheckOf(siteOf('http://127.0.0.1:9', place, home), KEEP_MS)!;
  try {
    const { shell } = await (await fillStore(place)).document();
    const store = openReleaseStore(place, { checkBoot: bootCheck.check });
    const latest = new Map(PACKAGES.map((name) => [name, builtFolder(name)]));
    const rows = [['', 'seconds', 'pages', 'journeys', 'flaky or late']];
    for (const [index, name] of [SHELL, ...PACKAGES].entries()) {
      const folder = join(home, String(index));
      const version = changeBuild(name, latest.get(name)!, folder);
      latest.set(name, folder);
      const started = performance.now();
      await store.publish(folder, name);
      const seconds = (performance.now() - started) / 1000;
      const checked = { name, version, shell: name === SHELL ? { version } : shell! };
      const { pages, journeys = [] } = (await readBootRecord(storageOf(place), checked))!;
      const open = journeys.filter(({ outcome }) => outcome !== 'passed').map((each) => each.name);
      rows.push([
        name,
        seconds.toFixed(1),
        `${pages.length}`,
        `${journeys.length}`,
        open.join(', ') || 'none',
      ]);
      if (index > 0 && seconds > LIMIT_SECONDS) process.exitCode = 1;
    }
    console.log(table(rows));
  } finally {
    await bootCheck.end();
    rmSync(home, { recursive: true, force: true });
  }
}
