import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Stage, runStages } from './runStages.ts';

let printed: string;
beforeEach(() => {
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});

const aStage = (name: string, script: string): Stage => ({ name, command: [process.execPath, '-e', script] });

/** A stage that passes only when the other one runs at the same time. */
const meet = (name: string, other: string, folder: string): Stage =>
  aStage(
    name,
    `const { existsSync, writeFileSync } = require('node:fs');
    const [own, other] = ${JSON.stringify([join(folder, name), join(folder, other)])};
    console.log('out of ${name}');
    writeFileSync(own, '');
    const timer = setInterval(() => {
      if (!existsSync(other)) return;
      clearInterval(timer);
      console.error('error of ${name}');
      writeFileSync(own + ' done', '');
    }, 20);`,
  );

/** Output without durations. */
const lines = () =>
  printed
    .replaceAll(/ \([\d.]+ s\)/g, '')
    .split('\n')
    .filter(Boolean);

describe('runStages', () => {
  it('stops at the first stage that fails', async () => {
    const stages = [aStage('First', ''), aStage('Second', 'process.exitCode = 1'), aStage('Third', '')];
    expect(await runStages(stages)).toBe(false);
    expect(lines()).toEqual(['── First', '── First: passed', '── Second', '── Second: FAILED']);
  });

  it('passes when the second run of a failed stage passes', async () => {
    const retry = () => aStage('Second run', '');
    expect(await runStages([{ ...aStage('Tests', 'process.exitCode = 1'), retry }])).toBe(true);
  });

  it('fails for a program that does not exist', async () => {
    expect(await runStages([{ concurrent: [{ name: 'Nothing', command: ['no-such-program'] }] }])).toBe(
      false,
    );
    expect(printed).toContain('ENOENT');
  });

  it('runs two concurrent stages at a time and prints the output of each in one piece', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stages-'));
    const [first, second] = [meet('First', 'Second', folder), meet('Second', 'First', folder)];
    const third = aStage(
      'Third',
      `console.log(require('node:fs').readdirSync(${JSON.stringify(folder)}).some((name) => name.endsWith(' done')))`,
    );
    expect(await runStages([{ concurrent: [first, second, third] }])).toBe(true);
    rmSync(folder, { recursive: true });
    expect(lines().join('\n')).toContain('── First\nout of First\nerror of First\n── First: passed');
    expect(lines().join('\n')).toContain('── Second\nout of Second\nerror of Second\n── Second: passed');
    expect(lines().join('\n')).toContain('── Third\ntrue\n── Third: passed');
  });

  it('starts no other concurrent stage after a failure', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stages-'));
    const file = JSON.stringify(join(folder, 'failed'));
    const failing = aStage(
      'Failing',
      `require('node:fs').writeFileSync(${file}, String(process.pid)); process.exitCode = 1`,
    );
    // Ends after the process of the other one: a signal 0 to its ID throws then.
    const slow = aStage(
      'Slow',
      `const { existsSync, readFileSync } = require('node:fs');
      const timer = setInterval(() => {
        if (!existsSync(${file})) return;
        try {
          process.kill(Number(readFileSync(${file})), 0);
        } catch {
          clearInterval(timer);
        }
      }, 20);`,
    );
    expect(await runStages([{ concurrent: [failing, slow, aStage('Never', '')] }])).toBe(false);
    rmSync(folder, { recursive: true });
    expect(lines()).toEqual(['── Failing', '── Failing: FAILED', '── Slow', '── Slow: passed']);
  });
});
