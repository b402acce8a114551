/** Runs a benchmark: `npm run bench -- <name>`. Most compare alternatives in one run, so that ratios hold on any machine. */
import { readdirSync } from 'node:fs';
import { fail } from './start/fail.ts';
import { requirePinnedNode } from './start/pinnedNode.ts';

requirePinnedNode();
const benchmarks = readdirSync(new URL('./bench/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));
const name = process.argv[2];
if (!name || !benchmarks.includes(name))
  fail(`Usage: npm run bench -- <name>. Benchmarks: ${benchmarks.join(', ')}.`);

const { run } = (await import(`./bench/${name}.ts`)) as { run: () => Promise<void> };
await run();
