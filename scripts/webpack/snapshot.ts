import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContractTypes } from './contractTypes.ts';
import { root } from './package.ts';
import { readPlatformContract } from './platformContract.ts';

/** `npm run contract -w shell`: writes down the platform contract as the sources state it, for review. */
const file = join(root, 'shell/src/remotes/platform/contract.json');
const contract = { ...readPlatformContract(), types: readContractTypes() };
writeFileSync(file, `${JSON.stringify(contract, null, 2)}\n`);
console.log(
  `${file} is written. Raise PLATFORM_VERSION when a name or an optional property was added, or more when anything else changed.`,
);
