/**
 * `npm run contract -w shell`: writes the platform contract of the sources to `contract.json`, for review. Fails when the
 * release store of this machine has a shell whose contract requires another version, as publishing it would.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openReleaseStorage } from '../shell/server/platform/storage/openReleaseStorage.ts';
import { checkOffers } from '../shell/server/releases/index.ts';
import { settings } from './start/settings.ts';
import { readContractKeys, readContractTypes } from './build/contractTypes.ts';
import { readPlatformContract } from './build/platformContract.ts';
import { root } from './build/workspace.ts';

const FILE = 'shell/src/remotes/platform/contract.json';

const { version, modules } = readPlatformContract();
const offers = { modules, types: readContractTypes(), keys: readContractKeys() };
const { place } = await openReleaseStorage(process.env, settings.home);
try {
  await checkOffers(place, { platform: version, offers });
  writeFileSync(join(root, FILE), `${JSON.stringify({ version, ...offers }, null, 2)}\n`);
  console.log(`Wrote ${FILE}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
