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

type Counts = { passed: number; failed: number };

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
const { passed, failed } = addUp(reports.filter((report) => existsSync(report)).map(countTests));
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = isGood ? 0 : 1;

function testsOf(names: string[]): Stage {
  return {
    name: `Tests of ${names.join(', ')}`,
    command: [...jestTests.command, '--selectProjects', ...names],
  };
}

function countTests(report: string): Counts {
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: { expected: number; flaky: number; unexpected: number };
  };
  return {
    passed: (numPassedTests ?? 0) + (stats ? stats.expected + stats.flaky : 0),
    failed: (numFailedTests ?? 0) + (stats?.unexpected ?? 0),
  };
}

function addUp(counts: Counts[]): Counts {
  return counts.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
}
