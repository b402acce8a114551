import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../start/settings.ts';

const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');
const TIMEOUT_MS = 4000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watchdog-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs Jest with the watchdog on files with the given contents. */
function runJest(sources: string[], ...args: string[]) {
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
  const { status, stderr } = spawnSync(process.execPath, [JEST, ...args], { cwd: folder, encoding: 'utf8' });
  return { hasPassed: status === 0, stderr };
}

const PASSING = "test('passes', () => {});";
const ENDLESS = `test('first', () => {});
test('second', async () => { await new Promise((done) => setTimeout(done, 300)); for (;;); });`;

describe('watchdogReporter', () => {
  it.each([
    ['a worker', [ENDLESS, PASSING], ['--max-workers=2']],
    ['the main process', [ENDLESS], ['--runInBand']],
  ])('kills the run when a test in %s blocks the event loop', (_title, sources, args) => {
    const { hasPassed, stderr } = runJest(sources, ...args);
    expect(hasPassed).toBe(false);
    // A worker that blocks at once may not have sent the name of its test.
    expect(stderr).toMatch(/WATCHDOG: .*0\.test\.js makes no progress \(4 s, .+\)/);
  });

  it('kills the run when a test never ends', () => {
    const { stderr } = runJest(["test('hangs', () => new Promise(() => {}));"], '--runInBand');
    expect(stderr).toMatch(/WATCHDOG: .*0\.test\.js makes no progress \(4 s, hangs\)/);
  });

  it('kills the process when it does not exit after the last test', () => {
    const source = `${PASSING} setInterval(() => {}, 1000);`;
    const { hasPassed, stderr } = runJest([source], '--runInBand');
    expect(hasPassed).toBe(false);
    expect(stderr).toContain('WATCHDOG: The test process does not exit');
  });

  it('lets a run pass that makes progress for longer than the timeout', () => {
    const wait = "test.each([1, 2, 3, 4])('%s', () => new Promise((done) => setTimeout(done, 1500)));";
    expect(runJest([wait], '--runInBand').hasPassed).toBe(true);
  });
});
