import { join } from 'node:path';
import { print } from '../../api/bench/report.ts';
import { s3Objects } from '../../shell/server/platform/storage/s3Objects.ts';
import { startS3 } from '../../shell/server/platform/storage/testing/startS3.ts';
import { ONE_BUNDLE_RENDERED, startSites, THIS_SITE } from './page/comparedSites.ts';
import { measureClicks } from './release/measureClicks.ts';
import { measureCommands } from './release/measureCommands.ts';

/** Rounds of clicks: `npm run bench -- release 3` measures fewer. */
const ROUNDS = Number(process.argv[3] ?? 7);

/**
 * Measures publish, activate and rollback over a slow link for both kinds of store, and the way from a click to a page
 * of another remote, compared with a single bundle of the same sources.
 */
export async function run(): Promise<void> {
  const compared = [ONE_BUNDLE_RENDERED, THIS_SITE];
  const sites = await startSites(compared);
  const s3 = await startS3();
  try {
    await measureCommands(sites.apiUrl, {
      title: 'Store in a folder',
      place: (home) => join(home, 'releases'),
    });
    await measureCommands(sites.apiUrl, {
      title: 'Store in S3 (s3rver on this machine)',
      place: (home) => ({
        objects: s3Objects(s3.settings(`bench-${Date.now()}`)),
        keysFile: join(home, 'release-keys.json'),
        pointerMoved: new Set(),
      }),
    });
    const names = ['one bundle', 'this site'];
    await measureClicks(
      names.map((name, at) => ({ name, url: sites.urls[at]! })),
      ROUNDS,
    );
    print('');
  } finally {
    await s3.stop();
    await sites.stop();
  }
}
