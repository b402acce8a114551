import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../start/settings.ts';

const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');
const TIMEOUT_MS = 4000;

/** Runs Jest with the watchdog on files with the given contents. */
async function runJest(sources: string[], ...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'watchdog-'));
  const reporter = join(import.meta.dirname, 'watchdogReporter.ts');
  const config = {
    transform: {},
    testTimeout: 60_000,
    watchman: false,
    reporters: ['default', [reporter, { timeoutMs: TIMEOUT_MS }]],
  };
  writeFileSync(join(folder, 'jest.config.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'package.json'), '{}');
  for (const [index, source] of sources.entries()) writeFileSync(join(folder, `${index}.test.js`), source);
  const run = promisify(execFile)(process.execPath, [JEST, ...args], { cwd: folder });
  const { hasPassed, stderr } = await run.then(
    (output) => ({ hasPassed: true, stderr: output.stderr }),
    (error: { stderr: string }) => ({ hasPassed: false, stderr: error.stderr }),
  );
  rmSync(folder, { recursive: true });
  return { hasPassed, stderr };
}

const PASSING = "test('passes', () => {});";
const ENDLESS = `test('first', () => {});
test('second', async () => { await new Promise((done) => setTimeout(done, 300)); for (;;); });`;

describe('watchdogReporter', () => {
  // Runs that end at the timeout wait for it together.
  it.concurrent.each([
    ['a worker', [ENDLESS, PASSING], ['--max-workers=2']],
    ['the main process', [ENDLESS], ['--runInBand']],
  ])('kills the run when a test in %s blocks the event loop', async (_title, sources, args) => {
    const { hasPassed, stderr } = await runJest(sources, ...args);
    expect(hasPassed).toBe(false);
    // A worker that blocks at once may not have sent the name of its test.
    expect(stderr).toMatch(/WATCHDOG: .*0\.test\.js makes no progress \(4 s, .+\)/);
  });

  it.concurrent('kills the run when a test never ends', async () => {
    const { stderr } = await runJest(["test('hangs', () => new Promise(() => {}));"], '--runInBand');
    expect(stderr).toMatch(/WATCHDOG: .*0\.test\.js makes no progress \(4 s, hangs\)/);
  });

  it.concurrent('kills the process when it does not exit after the last test', async () => {
    const source = `${PASSING} setInterval(() => {}, 1000);`;
    const { hasPassed, stderr } = await runJest([source], '--runInBand');
    expect(hasPassed).toBe(false);
    expect(stderr).toContain('WATCHDOG: The test process does not exit');
  });

  it('lets a run pass that makes progress for longer than the timeout', async () => {
    const wait = "test.each([1, 2, 3, 4])('%s', () => new Promise((done) => setTimeout(done, 1100)));";
    expect((await runJest([wait], '--runInBand')).hasPassed).toBe(true);
  });
});
