/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { collectLines } from './collectLines.ts';

test('lines of one turn are written together and in order', async () => {
  const written: string[] = [];
  const write = collectLines((lines) => void written.push(lines));
  write('a\n');
  write('b\n');
  expect(written).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  write('c\n');
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toEqual(['a\nb\n', 'c\n']);
});

test.each(['process.exit(0)', 'throw new Error("crash")'])('lines are written before %s', (end) => {
  const module = JSON.stringify(join(import.meta.dirname, 'collectLines.ts'));
  const code =
    `import { collectLines } from ${module};` +
    `collectLines((lines) => process.stdout.write(lines))("last line\\n"); ${end}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  expect(stdout).toBe('last line\n');
});
