import { existsSync, readFileSync } from 'node:fs';

export type TestCounts = { passed: number; failed: number; skipped: number };

/** Result files of Jest (`num…`) and Playwright (`stats`). */
type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  stats?: { expected: number; flaky: number; unexpected: number; skipped: number };
};

/** Adds up the results in the report files that exist. */
export function countTests(reports: string[]): TestCounts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const path of reports.filter((report) => existsSync(report))) {
    const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
    const { expected, flaky, unexpected, skipped } = {
      expected: 0,
      flaky: 0,
      unexpected: 0,
      skipped: 0,
      ...report.stats,
    };
    total.passed += (report.numPassedTests ?? 0) + expected + flaky;
    total.failed += (report.numFailedTests ?? 0) + unexpected;
    total.skipped += (report.numPendingTests ?? 0) + skipped;
  }
  return total;
}
