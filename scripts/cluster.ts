/**
 * `npm run cluster -- up|status|down|preflight`: runs the design of `scripts/deploy/cluster` on this machine, each of
 * its machines a network namespace. `preflight` refuses versions and settings that are known to lose data.
 */
import { CliError } from '@cpa/shared/server';
import { describeCluster, down, preflight, up } from './test/cluster/run.ts';
import { fail } from './start/fail.ts';
import { requirePinnedNode } from './start/pinnedNode.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const COMMANDS: Record<string, () => unknown> = {
  up: async () => await up(say),
  status: async () => (await describeCluster()).forEach(say),
  down,
  preflight: () => preflight(say),
};

requirePinnedNode();
const command = COMMANDS[process.argv[2] ?? ''];
if (!command) fail(`Usage: npm run cluster -- <${Object.keys(COMMANDS).join('|')}>`);
try {
  await command();
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  fail(error.message);
}
