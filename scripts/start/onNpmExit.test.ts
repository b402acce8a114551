import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'npm-exit-'));
  const program = `
    const { onNpmExit } = await import(${JSON.stringify(join(import.meta.dirname, 'onNpmExit.ts'))});
    const { writeFileSync } = await import('node:fs');
    onNpmExit(() => { writeFileSync('stopped', 'yes'); process.exit(0); });
    setInterval(() => {}, 1000);
    console.log('up');`;
  writeFileSync(join(folder, 'program.mjs'), program);
  const scripts = { start: `"${process.execPath}" program.mjs` };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'x', version: '1.0.0', scripts }));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('calls back when npm receives %s', async (signal) => {
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = (await once(npm.stdout, 'data')) as [Buffer];
  expect(output.toString()).toBe('up\n');
  npm.kill(signal);
  const file = join(folder, 'stopped');
  // The file exists before its content is written.
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await sleep(20);
  expect(readFileSync(file, 'utf8')).toBe('yes');
});
