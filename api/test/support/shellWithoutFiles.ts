import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a build of the shell whose files are never requested. */
export function shellWithoutFiles(home: string): string {
  const folder = join(home, 'shell');
  mkdirSync(folder);
  const release = {
    name: 'shell',
    container: 'shell',
    version: '00000000000000aa',
    contract: '*',
    entry: 'shell.1.js',
    initial: ['shell.1.js'],
    files: [{ path: 'shell.1.js', integrity: `sha384-${'A'.repeat(64)}`, bytes: 10 }],
    routes: [],
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}
