import { join } from 'node:path';
import { readRemote } from './package.ts';
import { readPlatformContract } from './platformContract.ts';
import { buildRemote } from './testing.ts';

/**
 * Builds the fault-injection remote into a folder, for tests of the composed site. `--react 17.0.2` builds it against a
 * React version that no page provides.
 */
const [folder, option, react] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node scripts/build/buildBroken.ts <folder> [--react <version>]');

const contract = readPlatformContract();
if (option === '--react' && react) {
  for (const [key, module] of Object.entries(contract.modules)) {
    if (/^react(\/|$)/.test(key)) module.version = react;
  }
}
const remote = await readRemote(join(import.meta.dirname, 'fixtures/mfe-broken'));
const { errors } = await buildRemote(folder, remote, contract);
if (errors.length > 0) throw new Error(errors.join('\n'));
