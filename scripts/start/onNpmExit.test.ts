import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './settings.ts';

const { scripts: portalScripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'npm-exit-'));
  const program = `
    const { onNpmExit } = await import(${JSON.stringify(join(import.meta.dirname, 'onNpmExit.ts'))});
    const { writeFileSync } = await import('node:fs');
    const stop = () => { writeFileSync('stopped', 'yes'); process.exit(0); };
    onNpmExit(stop);
    process.on('SIGINT', stop).on('SIGTERM', stop);
    setInterval(() => {}, 1000);
    console.log('up');`;
  writeFileSync(join(folder, 'program.mjs'), program);
  const shell = `"${process.execPath}" program.mjs`;
  const portal = portalScripts.start.replaceAll('node scripts/start.ts', shell);
  const scripts = { shell, portal };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'x', version: '1.0.0', scripts }));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['shell', 'SIGTERM'],
  ['shell', 'SIGHUP'],
  ['shell', 'SIGKILL'],
  ['portal', 'SIGINT'],
  ['portal', 'SIGTERM'],
  ['portal', 'SIGHUP'],
  ['portal', 'SIGKILL'],
] as const)('stops a program of the script "%s" when npm receives %s', async (script, signal) => {
  const npm = spawn('npm', ['run', script, '--silent'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(npm.stdout, 'data')) as [Buffer];
  expect(output.toString()).toBe('up\n');
  npm.kill(signal);
  const file = join(folder, 'stopped');
  // The file exists before its content is written.
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await sleep(20);
  expect(readFileSync(file, 'utf8')).toBe('yes');
});

test('keeps a program running whose npm was started by a shell that has ended', async () => {
  const command = 'npm run portal --silent > output & echo $!';
  const shell = spawn('sh', ['-c', command], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const [pid] = (await once(shell.stdout, 'data')) as [Buffer];
  const output = join(folder, 'output');
  while (!existsSync(output) || readFileSync(output, 'utf8') === '') await sleep(20);
  await sleep(600);
  const isStopped = existsSync(join(folder, 'stopped'));
  process.kill(Number(pid), 'SIGTERM');
  while (!existsSync(join(folder, 'stopped'))) await sleep(20);
  expect(isStopped).toBe(false);
});
