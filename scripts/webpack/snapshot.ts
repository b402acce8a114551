/**
 * `npm run contract -w shell`: writes down the platform contract as the sources state it, for review. Compared with
 * what is committed, so that it may be written again and again until then.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type WrittenContract, refusalOf } from './contractChange.ts';
import { readContractTypes } from './contractTypes.ts';
import { root } from './package.ts';
import { readPlatformContract } from './platformContract.ts';

const file = 'shell/src/remotes/platform/contract.json';
const committed = execFileSync('git', ['show', `HEAD:./${file}`], { cwd: root, encoding: 'utf8' });
const contract: WrittenContract = { ...readPlatformContract(), types: readContractTypes() };

const refusal = refusalOf(JSON.parse(committed) as WrittenContract, contract);
if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
} else {
  writeFileSync(join(root, file), `${JSON.stringify(contract, null, 2)}\n`);
  console.log(`${file} is written.`);
}
