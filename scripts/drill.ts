/**
 * `npm run drill -- <name>…`: breaks a part of a cluster under load and compares every response with the stored data.
 * Exits with 1 when a write was lost or doubled. `fast` runs the drills before a release, `all` all of them. Without a
 * running cluster it starts one and stops it at the end.
 */
import { CliError } from '@cpa/shared/server';
import { describeCluster, down, runInside, up } from './test/cluster/run.ts';
import { CLOCK, clockFrom } from './test/cluster/clock.ts';
import { FAST, FAULTS, HOURS } from './test/drill/faults.ts';
import { fail } from './start/fail.ts';
import { requirePinnedNode } from './start/pinnedNode.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

requirePinnedNode();
const names = process.argv
  .slice(2)
  .flatMap((name) => (name === 'fast' ? FAST : name === 'all' ? Object.keys(FAULTS) : [name]));
if (names.length === 0 || names.some((name) => !(name in FAULTS)))
  fail(`Usage: npm run drill -- <name>… Names: fast, all, ${Object.keys(FAULTS).join(', ')}.`);

const start = performance.now();
try {
  for (const hasClock of [false, true]) {
    const drills = names.filter((name) => HOURS.includes(name) === hasClock);
    if (drills.length === 0) continue;
    const isOwn = (await describeCluster())[0] !== 'ready';
    if (isOwn) await up(say, { hasClock });
    // With the clock of the cluster, what a drill signs is valid.
    if (await runInside('scripts/test/drill/inside.ts', drills, hasClock ? clockFrom(CLOCK) : {}))
      process.exitCode = 1;
    if (isOwn) await down();
  }
  say(`${names.length} drills in ${((performance.now() - start) / 60_000).toFixed(1)} minutes.`);
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  fail(error.message);
}
