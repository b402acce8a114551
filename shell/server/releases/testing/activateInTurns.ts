/** Activates two versions in turns until the process is killed: `activateInTurns.ts <folder> <remote> <version> <version>`. */
import { openReleaseStore } from '../publishing/releaseStore.ts';

const [dir = '', name = '', ...versions] = process.argv.slice(2);
const store = openReleaseStore(dir);
for (let turn = 0; ; turn += 1) {
  await store.activate(name, versions[turn % versions.length]!, { by: 'ana' });
  process.send?.(turn);
}
