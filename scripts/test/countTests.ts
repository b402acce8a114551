import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/settings.ts';

/** Numbers of tests. Flaky tests passed on their second run; `passed` includes them. */
export type TestCounts = { passed: number; failed: number; skipped: number; flaky: number };

type JestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number; skipped: number } };

/** Adds up the results in the report files that exist. The paths are relative to the root of the repository. */
export function countTests(paths: { jest: string; jestRetry: string; playwright: string }): TestCounts {
  const jest = read(paths.jest) as JestReport | undefined;
  const retry = read(paths.jestRetry) as JestReport | undefined;
  const browser = (read(paths.playwright) as PlaywrightReport | undefined)?.stats;

  const failed = jest?.numFailedTests ?? 0;
  const failedTwice = retry?.numFailedTests ?? failed;
  const flaky = Math.max(0, failed - failedTwice);
  return {
    passed: (jest?.numPassedTests ?? 0) + flaky + (browser?.expected ?? 0) + (browser?.flaky ?? 0),
    failed: failedTwice + (browser?.unexpected ?? 0),
    skipped: (jest?.numPendingTests ?? 0) + (browser?.skipped ?? 0),
    flaky: flaky + (browser?.flaky ?? 0),
  };
}

function read(report: string): unknown {
  const path = join(ROOT, report);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
