/** `npm run bench -- <name>`: measures one thing, as ratios of what ran side by side. */
import { readdirSync } from 'node:fs';
import { fail } from './start/fail.ts';
import { requirePinnedNode } from './start/pinnedNode.ts';

requirePinnedNode();
const known = readdirSync(new URL('./bench/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));
const name = process.argv[2];
if (!name || !known.includes(name)) fail(`Name a benchmark: ${known.join(', ')}.`);

const { run } = (await import(`./bench/${name}.ts`)) as { run: () => Promise<void> };
await run();
