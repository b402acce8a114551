import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/settings.ts';

type JestReport = { testResults: { name: string; status: 'passed' | 'failed' }[] };

/** Paths of the test files that failed according to Jest's report; none if the run ended before its report. */
export function failedTestFiles(report: string): string[] {
  const path = join(ROOT, report);
  if (!existsSync(path)) return [];
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as JestReport;
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}
