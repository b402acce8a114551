import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../start/settings.ts';

type JestReport = { testResults: { name: string; startTime: number; endTime: number }[] };
type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
};
type PlaywrightReport = { suites: PlaywrightSuite[] };

const MAX_FILES = 10;

/**
 * Lists the ten slowest test files of Jest and of Playwright, one a line, from the reports that exist. The seconds of a
 * browser spec are those of all its tests, which may have run at the same time.
 * @param folder folder that the paths of the reports are relative to
 */
export function slowestFiles(reports: { jest: string; playwright: string }, folder: string = ROOT): string {
  const jest = (read(join(folder, reports.jest)) as JestReport | undefined)?.testResults.map(
    ({ name, startTime, endTime }) => [relative(folder, name), endTime - startTime] as const,
  );
  const playwright = (read(join(folder, reports.playwright)) as PlaywrightReport | undefined)?.suites.map(
    (suite) => [suite.file, durationOf(suite)] as const,
  );
  return table('Slowest test files', jest) + table('Slowest browser specs', playwright);
}

function table(title: string, files: (readonly [name: string, ms: number])[] = []): string {
  const slowest = files.toSorted((a, b) => b[1] - a[1]).slice(0, MAX_FILES);
  const lines = slowest.map(([name, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}\n`);
  return lines.length > 0 ? `\n${title}\n${lines.join('')}` : '';
}

function durationOf({ specs, suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return sum([...results.map(({ duration }) => duration), ...suites.map(durationOf)]);
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

function read(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
