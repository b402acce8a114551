import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './package.ts';
import { readPlatformContract } from './platformContract.ts';

/** `npm run contract -w shell`: writes down the platform contract as the sources state it, for review. */
const file = join(root, 'shell/src/remotes/platform/contract.json');
writeFileSync(file, `${JSON.stringify(readPlatformContract(), null, 2)}\n`);
console.log(`${file} is written. Raise PLATFORM_VERSION when a name was added, or more when one is gone.`);
