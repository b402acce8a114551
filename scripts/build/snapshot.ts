/**
 * `npm run contract -w shell`: writes the platform contract of the sources to `contract.json`, for review. Compares it
 * with the last released contract, so that several commits can prepare one release.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type WrittenContract, versionErrorOf } from './contractChange.ts';
import { readContractTypes } from './contractTypes.ts';
import { root } from './workspace.ts';
import { readPlatformContract } from './platformContract.ts';

const FILE = 'shell/src/remotes/platform/contract.json';

const contract: WrittenContract = { ...readPlatformContract(), types: readContractTypes() };
const released = lastReleased(contract.version);
const versionError = released && versionErrorOf(released, contract);
if (versionError) {
  console.error(versionError);
  process.exitCode = 1;
} else {
  writeFileSync(join(root, FILE), `${JSON.stringify(contract, null, 2)}\n`);
  console.log(`Wrote ${FILE}.`);
}

/** Returns the contract of the last commit whose version differs from `version`, or null if there is none. */
function lastReleased(version: string): WrittenContract | null {
  const commits = git('log', '--format=%H', '--', FILE).split('\n').filter(Boolean);
  for (const commit of commits) {
    const committed = JSON.parse(git('show', `${commit}:./${FILE}`)) as WrittenContract;
    if (committed.version !== version) return committed;
  }
  return null;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}
