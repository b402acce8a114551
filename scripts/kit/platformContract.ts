import { readFileSync } from 'node:fs';
import type { PlatformContract } from '../build/providedModules.ts';

/** Replaces `scripts/build/platformContract.ts` in the packed kit: reads the contract of the shell that packed it. */
export function readPlatformContract(): PlatformContract {
  const file = new URL('../../contract.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as PlatformContract;
}
