/**
 * `npm test`: everything that can be tested, the browser too. `npm test -- unit` or `-- browser` runs a part,
 * `npm test -- unit mfe-public api` the unit tests of these packages.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { browserTests, checks, jestTests } from './start/checks.ts';
import { fail } from './start/fail.ts';
import { requirePinnedNode } from './start/pinnedNode.ts';
import { ROOT } from './start/settings.ts';
import { type Stage, runStages } from './start/stages.ts';

type Counts = { passed: number; failed: number; leftOut: number };

const [part = 'all', ...packages] = process.argv.slice(2);

const PARTS: Record<string, Stage[]> = {
  all: [...checks, jestTests, browserTests],
  checks,
  unit: [packages.length > 0 ? testsOf(packages) : jestTests],
  browser: [browserTests],
};

requirePinnedNode();
if (packages.length > 0 && part !== 'unit') fail('Packages can be named for unit tests only.');
const stages = PARTS[part] ?? fail(`Unknown part “${part}”. Known: ${Object.keys(PARTS).join(', ')}.`);
const reports = ['.cache/jest.json', '.cache/playwright.json'].map((path) => `${ROOT}/${path}`);
for (const report of reports) rmSync(report, { force: true });

const isGood = await runStages(stages);
const counts = reports.filter((report) => existsSync(report)).map(countTests);
const sum = (name: keyof Counts) => counts.reduce((total, one) => total + one[name], 0);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('leftOut')} left out\n`);
process.exitCode = isGood ? 0 : 1;

function testsOf(names: string[]): Stage {
  return {
    name: `Tests of ${names.join(', ')}`,
    command: [...jestTests.command, '--selectProjects', ...names],
  };
}

function countTests(report: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, stats } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as {
    numPassedTests?: number;
    numFailedTests?: number;
    numPendingTests?: number;
    stats?: { expected: number; flaky: number; unexpected: number; skipped: number };
  };
  return {
    passed: (numPassedTests ?? 0) + (stats ? stats.expected + stats.flaky : 0),
    failed: (numFailedTests ?? 0) + (stats?.unexpected ?? 0),
    leftOut: (numPendingTests ?? 0) + (stats?.skipped ?? 0),
  };
}
