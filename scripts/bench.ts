/** Runs a benchmark: `npm run bench -- <name>`. Most compare alternatives in one run, so that ratios hold on any machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './start/fail.ts';
import { requirePinnedNode } from './start/pinnedNode.ts';
import { ROOT } from './start/settings.ts';

/** Benchmarks of `api/bench`, which are programs and get the further arguments. */
const API_BENCHMARKS =
  'backups import import-quality migrations payments realtime relevance search sign-in tracing uploads'.split(
    ' ',
  );

requirePinnedNode();
const others = readdirSync(new URL('./bench/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));
const benchmarks = [...API_BENCHMARKS, ...others].toSorted();
const [, , name = '', ...args] = process.argv;
if (!benchmarks.includes(name)) fail(`Usage: npm run bench -- <name>. Benchmarks: ${benchmarks.join(', ')}.`);

if (API_BENCHMARKS.includes(name)) {
  const file = name.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase());
  const child = spawn(process.execPath, [join(ROOT, `api/bench/${file}.ts`), ...args], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${name} failed. See the output above.`);
} else {
  const { run } = (await import(`./bench/${name}.ts`)) as { run: () => Promise<void> };
  await run();
}
