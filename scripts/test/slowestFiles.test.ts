import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slowestFiles } from './slowestFiles.ts';

const REPORTS = { jest: 'jest.json', playwright: 'playwright.json' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (report: string, content: object) =>
  writeFileSync(join(folder, report), JSON.stringify(content));

describe('slowestFiles', () => {
  it('lists the ten slowest test files of Jest, the slowest first', () => {
    const testResults = Array.from({ length: 12 }, (_, index) => ({
      name: join(folder, `api/${index}.test.ts`),
      startTime: 1000,
      endTime: 1000 + index * 1500,
    }));
    write(REPORTS.jest, { testResults });
    const lines = slowestFiles(REPORTS, folder).trim().split('\n');
    expect(lines).toHaveLength(11);
    expect(lines.slice(0, 3)).toEqual([
      'Slowest test files',
      '   16.5 s  api/11.test.ts',
      '   15.0 s  api/10.test.ts',
    ]);
  });

  it('adds up the tests and the repeated runs of a browser spec', () => {
    const specs = (...durations: number[]) => [
      { tests: [{ results: durations.map((duration) => ({ duration })) }] },
    ];
    const nested = { file: 'shell/grid.spec.ts', specs: specs(4000) };
    write(REPORTS.playwright, {
      suites: [
        { file: 'shell/links.spec.ts', specs: specs(2500) },
        { file: 'shell/grid.spec.ts', specs: specs(1000, 500), suites: [nested] },
      ],
    });
    expect(slowestFiles(REPORTS, folder)).toBe(
      '\nSlowest browser specs\n    5.5 s  shell/grid.spec.ts\n    2.5 s  shell/links.spec.ts\n',
    );
  });

  it('lists nothing without reports', () => {
    expect(slowestFiles(REPORTS, folder)).toBe('');
  });
});
