/**
 * `npm run drill -- <name>…`: breaks a part of a cluster under load and compares every response with the stored data.
 * Exits with 1 when a write was lost or doubled. `fast` runs the drills before a release, `all` all of them. Without a
 * running cluster it starts one and stops it at the end.
 */
import { CliError } from '@cpa/shared/server';
import { describeCluster, down, runInside, up } from './test/cluster/run.ts';
import { FAST, FAULTS } from './test/drill/faults.ts';
import { fail } from './start/fail.ts';
import { requirePinnedNode } from './start/pinnedNode.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

requirePinnedNode();
const names = process.argv.slice(2).flatMap((name) => {
  if (name === 'fast') return FAST;
  return name === 'all' ? Object.keys(FAULTS) : [name];
});
if (names.length === 0 || names.some((name) => !(name in FAULTS)))
  fail(`Usage: npm run drill -- <name>… Names: fast, all, ${Object.keys(FAULTS).join(', ')}.`);

const start = performance.now();
try {
  const isOwn = (await describeCluster())[0] !== 'ready';
  if (isOwn) await up(say);
  process.exitCode = await runInside('scripts/test/drill/inside.ts', names, {});
  if (isOwn) await down();
  say(`${names.length} drills in ${((performance.now() - start) / 60_000).toFixed(1)} minutes.`);
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  fail(error.message);
}
