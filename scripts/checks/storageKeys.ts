/** Lists every key of web storage and every cookie; fails on one without an owner or a reason. */
import { join } from 'node:path';
import { REMOTES, root } from '../build/workspace.ts';
import { listStorageKeys } from './listStorageKeys.ts';
import { readSourceFiles } from './sourceFiles.ts';

for (const folder of [...REMOTES, 'shell', 'shared/src', 'api/src']) {
  for (const { place, key, area, owner } of listStorageKeys(
    readSourceFiles(join(root, folder), ['ts', 'tsx']),
  )) {
    process.stdout.write(`${area.padEnd(8)}${key.padEnd(46)}${owner ?? 'NO OWNER'}\n`);
    if (owner !== undefined) continue;
    process.stderr.write(
      `${folder}/${place}: ${key} has no owner. Give it owner: 'person', or a comment with the reason.\n`,
    );
    process.exitCode = 1;
  }
}
