/**
 * `npm run bench -- reproducible`: builds each package of the last commit in two folders, in another time zone and locale,
 * and again where its caches and its last build are. Prints the versions, which name the hash of each file.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from '@cpa/shared/server';
import { root } from '../build/workspace.ts';
import { buildIn, cloneInto } from '../portal/rebuild.ts';
import { RELEASED } from '../portal/releaseCommands.ts';

const HERE = { TZ: 'America/Aruba', LC_ALL: 'C' };
const THERE = { TZ: 'Asia/Tokyo', LC_ALL: 'tr_TR.UTF-8' };

export async function run(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'portal-reproducible-'));
  const [first, second] = [join(home, 'first'), join(home, 'another-folder/second')];
  try {
    mkdirSync(first);
    cloneInto(first, root, 'HEAD');
    cpSync(first, second, { recursive: true, verbatimSymlinks: true });
    const rows: string[][] = [];
    for (const name of RELEASED) {
      const versions = [
        await buildIn(join(first, name), name, HERE),
        await buildIn(join(second, name), name, THERE),
        await buildIn(join(second, name), name, HERE),
      ].map(({ version }) => version);
      const isSame = new Set(versions).size === 1;
      if (!isSame) process.exitCode = 1;
      rows.push([name, ...versions, isSame ? 'same' : 'DIFFERS']);
    }
    console.log(table([['', 'folder 1, C', 'folder 2, tr_TR', 'folder 2 again, C', ''], ...rows]));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
